import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { noticesOfStep } from "#domain/notices/work-notices.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { takeStep } from "#domain/quote/quote-rules.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { storeChange } from "../events/publish.ts"
import { askForReview } from "../notices/ask-for-review.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { countJob } from "../quote/count-job.ts"

/** Completes the quote that a completed project was done by, and counts the job, once. */
export const completeAcceptedQuote = Effect.fn("completeAcceptedQuote")(function* (
  actor: Actor,
  { quoteId }: ProjectRecord
) {
  const quotes = yield* QuoteRepository
  if (quoteId === null) return
  const quote = yield* Effect.orDie(quotes.byId(quoteId))
  const completed = yield* Effect.fromResult(takeStep(quote, "complete", "homeowner", yield* now))
  yield* storeChange(completed, quotes.update)
  yield* countJob(completed.value)
  yield* tell(...noticesOfStep(actor, quote, completed.value), ...(yield* askForReview(completed.value)))
})
