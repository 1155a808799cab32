import { useLocation, useSearch } from "wouter"

/** The path and query of this page, to come back to. */
export const useHere = (): string => {
  const [path] = useLocation()
  const search = useSearch()
  return search ? `${path}?${search}` : path
}
