import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { compare, type ComparisonQuery, readIds } from "#domain/quote/comparison/comparison.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { showQuote } from "./show-quote.ts"

const comparedOf = Effect.fnUntraced(function* (actor: Actor, id: QuoteId) {
  const quote = yield* showQuote(actor, id)
  // The foreign key holds, so the provider is there.
  const provider = yield* Effect.orDie((yield* ProviderRepository).byId(quote.providerId))
  return { quote, provider }
})

/** Some of a homeowner's quotes side by side, in the order in which they are named. */
export const compareQuotes = Effect.fn("compareQuotes")(function* (
  actor: Actor,
  query: Body<ComparisonQuery>
) {
  const ids = yield* Effect.fromResult(readIds(yield* query))
  return compare(yield* Effect.forEach(ids, (id) => comparedOf(actor, id)), yield* now)
})
