import { type BrowserSearchHook, useSearch } from "wouter/use-browser-location"

/**
 * Escapes "%", because wouter decodes the whole query: so it arrives as written, and each parameter is decoded by its
 * reader.
 */
export const asWritten = (search: string): string => search.replaceAll("%", "%25")

/** For routers: makes wouter's `useSearch` return the query as it is written in the URL. */
export const useWrittenSearch: BrowserSearchHook = (router) => asWritten(useSearch(router))
