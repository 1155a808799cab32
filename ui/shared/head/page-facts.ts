import { useSyncExternalStore } from "react"

let named: Readonly<Record<string, string>> = {}

/** Sets the facts, by name, for pages that are rendered on the server, where there is no document. */
export const nameFacts = (facts: Readonly<Record<string, string>>): void => {
  named = facts
}

const never = () => () => undefined

/** The content of the meta element of this name, by which the server tells every page a fact; empty without one. */
export const usePageFact = (name: string): string => {
  const read = () =>
    typeof document === "undefined"
      ? (named[name] ?? "")
      : (document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? "")
  return useSyncExternalStore(never, read, read)
}
