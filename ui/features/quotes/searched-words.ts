import type { Query, QueryClient } from "@tanstack/react-query"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { capitalized } from "#domain/shared/capitalized.ts"
import { thingIn } from "#ui/shared/api/cached-things.ts"
import type { SearchPage } from "#ui/shared/search/call-search.ts"
import { foundBy } from "#ui/shared/search/found-by.ts"
import { type ProviderQuery, readProviderQuery } from "#ui/shared/search/provider-query.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

/** What a query asks for under a name. */
const askedIn = ({ queryKey }: Query, name: keyof ProviderQuery): string | undefined => {
  const query = queryKey.find((part) => typeof part === "object" && part !== null) ?? {}
  const value: unknown = new Map<string, unknown>(Object.entries(query)).get(name)
  return typeof value === "string" ? value : undefined
}

/** What the last search that found this provider says, of those that say anything. */
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

/** The same of the search that this tab remembers. */
const noted = ({ id }: QuoteTarget): ProviderQuery => readProviderQuery(foundBy(id)?.search ?? "")

const isAmong = (text: string, names: ReadonlyArray<string>) =>
  names.some((name) => name.toLowerCase().includes(text.toLowerCase()))

/** A text that says what is wrong or wanted, as a sentence begins; one that names a trade or a business does not. */
const asProblem = (text: string, { businessName }: QuoteTarget): string => {
  const words = text.includes(" ") ? text : text.replaceAll("-", " ")
  if (!words.includes(" ") || isAmong(words, [...categoryNames, businessName])) return ""
  return capitalized(words)
}

/** What the last search that found this provider was for, as a request may begin: "Clogged drain"; empty for none. */
export const searchedWords = (queryClient: QueryClient, provider: QuoteTarget): string =>
  asProblem(
    lastSaid(queryClient, provider, (query) => askedIn(query, "service"))?.trim() ??
      noted(provider).service ??
      "",
    provider
  )

/** The trade with which the last search that named something shows this provider. */
export const searchedTrade = (queryClient: QueryClient, provider: QuoteTarget): string | undefined =>
  lastSaid(queryClient, provider, (query) =>
    askedIn(query, "service") === undefined && askedIn(query, "specialty") === undefined
      ? undefined
      : thingIn<Provider>(query.state.data, provider.id)?.specialty
  ) ?? foundBy(provider.id)?.specialty

const isSearchPage = (data: unknown): data is Pick<SearchPage, "understood"> =>
  typeof data === "object" && data !== null && "understood" in data

/** Where a search has looked, by its fields or its text; its answer is a page or pages of such. */
const placeLookedNear = ({ state: { data } }: Query): string | undefined => {
  const first: unknown =
    typeof data === "object" && data !== null && "pages" in data && Array.isArray(data.pages)
      ? data.pages[0]
      : data
  return isSearchPage(first) ? first.understood.place : undefined
}

/** Where the homeowner has searched and found this provider; null where they named no place, or nobody was within reach. */
export const searchedPlace = (queryClient: QueryClient, provider: QuoteTarget): string | null =>
  lastSaid(queryClient, provider, (query) =>
    askedIn(query, "nearest") === undefined
      ? (askedIn(query, "zipCode") ?? askedIn(query, "location") ?? placeLookedNear(query))
      : undefined
  ) ?? null
