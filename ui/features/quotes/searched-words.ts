import type { QueryClient, QueryKey } from "@tanstack/react-query"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { capitalized } from "#domain/shared/capitalized.ts"
import { holdsThing } from "#ui/shared/api/cached-things.ts"

import type { QuoteTarget } from "./quote-dialog.ts"

/** The text that the query of this key searched for. */
const textIn = (queryKey: QueryKey): string | undefined => {
  for (const part of queryKey) {
    if (typeof part === "object" && part !== null && "service" in part) {
      return typeof part.service === "string" ? part.service : undefined
    }
  }
  return undefined
}

const isAmong = (text: string, names: ReadonlyArray<string>) =>
  names.some((name) => name.toLowerCase().includes(text.toLowerCase()))

/** A text that says what is wrong or wanted, as a sentence begins; one that names a trade or a business does not. */
const asProblem = (text: string, { businessName }: QuoteTarget): string => {
  const words = text.includes(" ") ? text : text.replaceAll("-", " ")
  if (!words.includes(" ") || isAmong(words, [...categoryNames, businessName])) return ""
  return capitalized(words)
}

/** What the last search that found this provider was for, as a request may begin: "Clogged drain"; empty for none. */
export const searchedWords = (queryClient: QueryClient, provider: QuoteTarget): string => {
  const [last] = queryClient
    .getQueryCache()
    .findAll({ queryKey: ["/api/providers"] })
    .filter(({ queryKey, state }) => textIn(queryKey) !== undefined && holdsThing(state.data, provider.id))
    .toSorted((one, other) => other.state.dataUpdatedAt - one.state.dataUpdatedAt)
  return asProblem(last === undefined ? "" : (textIn(last.queryKey)?.trim() ?? ""), provider)
}
