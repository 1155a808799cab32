import { useLayoutEffect, useMemo, useRef } from "react"
import { useLocation, useSearch } from "wouter"

import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { forgetServedHead } from "../routing/served-head.ts"
import { readProviderQuery, writeProviderQuery } from "./provider-query.ts"

/** The search in the address bar, and how to change parts of it: each change is a step that Back undoes. */
export const useProviderQuery = () => {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const query = useMemo(() => readProviderQuery(search), [search])
  // The query in the URL, up to date also between a change and the render that follows, because another change may come
  // first.
  const stated = useRef(query)
  useLayoutEffect(() => {
    stated.current = query
  }, [query])
  const goTo = (next: ProviderQuery, options?: { readonly replace: boolean }) => {
    const address = writeProviderQuery(next)
    if (address === writeProviderQuery(stated.current)) return
    stated.current = next
    navigate(`${path}${address}`, options)
    forgetServedHead()
  }
  return {
    query,
    changeQuery: (changes: ProviderQuery) => goTo({ ...stated.current, ...changes }),
    /** Changes parts of the query without a new history entry. */
    amendQuery: (changes: ProviderQuery) => goTo({ ...stated.current, ...changes }, { replace: true }),
    replaceQuery: (next: ProviderQuery) => goTo(next)
  }
}
