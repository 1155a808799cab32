import { type CategoryName, categoryNames } from "#domain/catalogue/category-names.ts"

import { type Answer, answerIn, countIn, type Input, type Page, send } from "../api/call.ts"

/** What the server has understood of a search (docs/http-contract.md#provider-search). */
export interface Understood {
  /** The trades that are meant, the most likely one first. */
  readonly trades: ReadonlyArray<CategoryName>
  /** The text with its typing errors corrected. */
  readonly corrected: string | undefined
  /** The trade that is meant and not offered here, in the plural. */
  readonly notOffered: string | undefined
  /** The place that the search looks near: "Austin, TX". */
  readonly place: string | undefined
  /** Whether the place was typed with errors, which were corrected. */
  readonly isPlaceCorrected: boolean
  /** The place that the text names, where the search looks near another one. */
  readonly textPlace: string | undefined
  /** What the text names as a place, if no such place is known. */
  readonly unknownPlace: string | undefined
}

export interface SearchPage extends Page<Answer<"GET /api/providers">> {
  readonly understood: Understood
}

const understoodIn = (headers: Headers): Understood => {
  const read = (name: string) => {
    const text = headers.get(`x-search-${name}`)
    return text === null ? undefined : decodeURIComponent(text)
  }
  return {
    trades: (read("trades")?.split(",") ?? []).flatMap(
      (name) => categoryNames.find((known) => known === name) ?? []
    ),
    corrected: read("corrected"),
    notOffered: read("not-offered"),
    place: read("place"),
    isPlaceCorrected: read("place-corrected") !== undefined,
    textPlace: read("text-place"),
    unknownPlace: read("unknown-place")
  }
}

/** Searches providers: a page of them, how many there are, and what was understood. */
export const callSearch = async (
  query: NonNullable<Input<"GET /api/providers">["query"]>
): Promise<SearchPage> => {
  const response = await send("GET /api/providers", { query })
  const { headers } = response
  return {
    items: await answerIn(response),
    ...countIn(headers.get("x-total-count")),
    understood: understoodIn(headers)
  }
}
