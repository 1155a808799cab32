import * as Effect from "effect/Effect"

import type { QuoteRecord } from "#domain/quote/quote.ts"
import { revealsOf } from "#domain/quote/reveal.ts"
import { RevealId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"

import { newId } from "../new-id.ts"

/** Stores what a step on a quote reveals to its provider, in the transaction of that step. */
export const reveal = Effect.fnUntraced(function* (
  before: QuoteRecord | null,
  after: QuoteRecord,
  at: Instant
) {
  const reveals = yield* RevealRepository
  const given = yield* Effect.forEach(revealsOf(before, after, at), (one) =>
    Effect.map(newId(RevealId), (id) => ({ id, ...one }))
  )
  if (given.length > 0) yield* reveals.add(given)
})
