import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"

import { now } from "../now.ts"

/**
 * Notes that a provider has read these quotes, and with them what they reveal. Only the first reading writes, and where
 * it cannot be stored the quotes are read all the same.
 */
export const seeReveals = Effect.fn("seeReveals")(function* (
  { providerId }: Actor,
  quotes: ReadonlyArray<Quote>
) {
  const reveals = yield* RevealRepository
  if (providerId === null || quotes.length === 0) return
  const ids = quotes.map(({ id }) => id)
  if (!(yield* reveals.hasUnseen(providerId, ids))) return
  yield* Effect.catchCause(reveals.see(providerId, ids, yield* now), () => Effect.void)
})
