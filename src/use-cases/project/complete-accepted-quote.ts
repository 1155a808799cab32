import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { takeStep } from "#domain/quote/quote-rules.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { now } from "../now.ts"
import { storeStep } from "../quote/store-step.ts"

/** Completes the quote that a completed project was done by. */
export const completeAcceptedQuote = Effect.fn("completeAcceptedQuote")(function* (
  actor: Actor,
  { quoteId }: ProjectRecord
) {
  if (quoteId === null) return
  const quote = yield* Effect.orDie((yield* QuoteRepository).byId(quoteId))
  const at = yield* now
  const moved = yield* Effect.fromResult(takeStep(quote, "complete", "homeowner", at))
  yield* storeStep(actor, { before: quote, moved, at })
})
