import type { Query, QueryClient } from "@tanstack/react-query"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { thingIn } from "#ui/shared/api/cached-things.ts"
import type { SearchPage } from "#ui/shared/search/call-search.ts"
import { foundBy } from "#ui/shared/search/found-by.ts"
import { type ProviderQuery, readProviderQuery } from "#ui/shared/search/provider-query.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

/** The value of a search parameter in a query's key. */
const askedIn = ({ queryKey }: Query, name: keyof ProviderQuery): string | undefined => {
  const query = queryKey.find((part) => typeof part === "object" && part !== null) ?? {}
  const value: unknown = new Map<string, unknown>(Object.entries(query)).get(name)
  return typeof value === "string" ? value : undefined
}

/** What the last search that found this provider says, of the searches that say anything. */
const lastSaid = (
  queryClient: QueryClient,
  { id }: QuoteTarget,
  said: (query: Query) => string | undefined
): string | undefined => {
  const [last] = queryClient
    .getQueryCache()
    .findAll({ queryKey: ["/api/providers"] })
    .filter((query) => said(query) !== undefined && thingIn(query.state.data, id))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return last && said(last)
}

/** The search that this tab remembers for the provider. */
const noted = ({ id }: QuoteTarget): ProviderQuery => readProviderQuery(foundBy(id)?.search ?? "")

const isAmong = (text: string, names: ReadonlyArray<string>) =>
  names.some((name) => name.toLowerCase().includes(text.toLowerCase()))

/**
 * A search text as the beginning of a sentence, if it says what is wrong or wanted; empty if it names a trade or a
 * business.
 */
const asProblem = (text: string, { businessName }: QuoteTarget): string => {
  const words = text.includes(" ") ? text : text.replaceAll("-", " ")
  if (!words.includes(" ") || isAmong(words, [...categoryNames, businessName])) return ""
  return capitalized(words)
}

/** The words of the last search that found this provider, as a request may begin: "Clogged drain"; empty for none. */
export const searchedWords = (queryClient: QueryClient, provider: QuoteTarget): string =>
  asProblem(
    lastSaid(queryClient, provider, (query) => askedIn(query, "service"))?.trim() ??
      noted(provider).service ??
      "",
    provider
  )

/** The trade under which the last search with a text or a trade shows this provider. */
export const searchedTrade = (queryClient: QueryClient, provider: QuoteTarget): string | undefined =>
  lastSaid(queryClient, provider, (query) =>
    askedIn(query, "service") === undefined && askedIn(query, "specialty") === undefined
      ? undefined
      : thingIn<Provider>(query.state.data, provider.id)?.specialty
  ) ?? foundBy(provider.id)?.specialty

const isSearchPage = (data: unknown): data is Pick<SearchPage, "understood"> =>
  typeof data === "object" && data !== null && "understood" in data

/** The place that a search looked near, by its fields or its text; its data is one page, or several. */
const placeLookedNear = ({ state: { data } }: Query): string | undefined => {
  const first: unknown =
    typeof data === "object" && data !== null && "pages" in data && Array.isArray(data.pages)
      ? data.pages[0]
      : data
  return isSearchPage(first) ? first.understood.place : undefined
}

/**
 * The place near which the homeowner has found this provider by a search; null where they named no place, or nobody was
 * within reach.
 */
export const searchedPlace = (queryClient: QueryClient, provider: QuoteTarget): string | null =>
  lastSaid(queryClient, provider, (query) =>
    askedIn(query, "nearest") === undefined
      ? (askedIn(query, "zipCode") ?? askedIn(query, "location") ?? placeLookedNear(query))
      : undefined
  ) ?? null
