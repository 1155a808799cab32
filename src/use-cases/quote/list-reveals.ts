import * as Effect from "effect/Effect"

import { WrongRole } from "#domain/account/account-errors.ts"
import type { Actor } from "#domain/account/account.ts"
import { asReveal } from "#domain/quote/reveal.ts"
import type { QuoteId } from "#domain/shared/ids.ts"
import { RevealRepository } from "#ports/repositories/reveal-repository.ts"

import { ownQuote } from "./own-quote.ts"

/** What was revealed of the homeowner to the provider of one's own quote; the homeowner alone may ask. */
export const listReveals = Effect.fn("listReveals")(function* (actor: Actor, id: QuoteId) {
  const reveals = yield* RevealRepository
  const { party } = yield* ownQuote(actor, id)
  if (party === "provider") yield* new WrongRole({ reason: "Only the homeowner can see what was shared." })
  return (yield* reveals.ofQuote(id)).map(asReveal)
})
