import { type BrowserSearchHook, useSearch } from "wouter/use-browser-location"

/** So that wouter, which decodes a query as a whole, hands it on as it is: whoever reads a parameter decodes that. */
export const asWritten = (search: string): string => search.replaceAll("%", "%25")

/** For routers: with it wouter's `useSearch` answers the query as it stands in the address. */
export const useWrittenSearch: BrowserSearchHook = (router) => asWritten(useSearch(router))
