import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { NotFound } from "#domain/shared/errors.ts"
import { ProviderId, QuoteId } from "#domain/shared/ids.ts"
import { invalid, type InvalidInput } from "#domain/shared/input.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { OfferVersion } from "../offer/offer-version.ts"
import { quoteStatuses } from "../quote-life-cycle.ts"
import { lowestOf, soonestOf } from "./best-offers.ts"
import { maxCompared, minCompared } from "./limits.ts"
import { notStated } from "./not-stated.ts"
import { type Compared, comparisonRows } from "./rows.ts"

const which = `Please choose ${minCompared} to ${maxCompared} quotes to compare`

const separated = Schema.String.annotate({ message: which }).annotateKey({ messageMissingKey: which })

/** `quotes`: the ids of two to four quotes, with commas between them. */
export const ComparisonQuery = Schema.Struct({ quotes: separated })
export type ComparisonQuery = typeof ComparisonQuery.Type

const isQuoteId = Schema.is(QuoteId)

/** The ids in their order, each once. Something that is no id names no quote that exists. */
export const readIds = ({
  quotes
}: ComparisonQuery): Result.Result<ReadonlyArray<QuoteId>, InvalidInput | NotFound> => {
  const ids = [...new Set(quotes.split(","))].filter((id) => id !== "")
  if (ids.length < minCompared || ids.length > maxCompared) return Result.fail(invalid("quotes", which))
  return ids.every(isQuoteId)
    ? Result.succeed(ids.filter(isQuoteId))
    : Result.fail(new NotFound({ thing: "quote" }))
}

const Column = Schema.Struct({
  quoteId: QuoteId,
  providerId: ProviderId,
  providerName: Schema.String,
  status: Schema.Literals(quoteStatuses),
  offer: Schema.NullOr(OfferVersion),
  /** The quote's answer to each row, in the order of `rows`: one text or several. */
  cells: Schema.Array(Schema.NonEmptyArray(Schema.String))
})

/** Quotes side by side: each row is a question, each column its quote's answers. */
export const Comparison = Schema.Struct({
  rows: Schema.Array(Schema.Struct({ key: Schema.String, label: Schema.String })),
  columns: Schema.Array(Column),
  /** The one offer with the lowest total at most, hourly ones left out; null where there is none. */
  cheapest: Schema.NullOr(QuoteId),
  /** The one offer that starts before all others that name a day. */
  soonest: Schema.NullOr(QuoteId)
})
export type Comparison = typeof Comparison.Type

const cellOf = (
  words: string | ReadonlyArray<string> | null
): readonly [string, ...ReadonlyArray<string>] => {
  const [first, ...rest] = typeof words === "string" ? [words] : (words ?? [])
  return first === undefined ? [notStated] : [first, ...rest]
}

const columnOf = (compared: Compared): typeof Column.Type => {
  const { id, offer, providerId, providerName, status } = compared.quote
  return {
    quoteId: id,
    providerId,
    providerName,
    status,
    offer,
    cells: Object.values(comparisonRows).map(({ words }) => cellOf(words(compared, offer)))
  }
}

/** Some quotes side by side at a moment: what can no longer be accepted then is neither the lowest nor the earliest. */
export const compare = (all: ReadonlyArray<Compared>, at: Instant): Comparison => {
  const quotes = all.map(({ quote }) => quote)
  return {
    rows: Object.entries(comparisonRows).map(([key, { label }]) => ({ key, label })),
    columns: all.map(columnOf),
    cheapest: lowestOf(quotes, at)?.id ?? null,
    soonest: soonestOf(quotes, at)?.id ?? null
  }
}
