import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Changed } from "#domain/events/changed.ts"
import { noticesOfClosed, noticesOfStep } from "#domain/notices/work-notices.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

import { storeChange } from "../events/publish.ts"
import { askForReview } from "../notices/ask-for-review.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { countJob } from "./count-job.ts"
import { reveal } from "./reveal.ts"
import { unsayOutdated } from "./unsay-outdated.ts"
import { withTitles } from "./with-title.ts"

interface Step {
  readonly before: QuoteRecord
  readonly moved: Changed<QuoteRecord>
  /** The quotes that have ended with it. */
  readonly closed?: ReadonlyArray<QuoteRecord>
  readonly at: Instant
}

/**
 * Stores a step on a quote and what follows from it for its two people, whether it was taken on the quote or on its
 * project.
 */
export const storeStep = Effect.fn("storeStep")(function* (
  actor: Actor,
  { at, before, closed = [], moved }: Step
) {
  const { update } = yield* QuoteRepository
  yield* storeChange(moved, update)
  yield* countJob(moved.value)
  yield* reveal(before, moved.value, at)
  yield* seenBy(actor, before.id, ...closed.map(({ id }) => id))
  yield* unsayOutdated([before, ...closed])
  const [titled = before, ...others] = yield* withTitles([before, ...closed])
  yield* tell(
    ...noticesOfStep(actor, titled, moved.value),
    ...noticesOfClosed(actor, others),
    ...(yield* askForReview(moved.value))
  )
})
