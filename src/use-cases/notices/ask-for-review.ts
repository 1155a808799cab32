import * as Effect from "effect/Effect"

import type { Notice } from "#domain/notices/notice.ts"
import { noticeOfReviewWanted } from "#domain/notices/work-notices.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

const none: ReadonlyArray<Notice> = []

/** The notice that asks for a review of a job, once it is completed. */
export const askForReview = Effect.fnUntraced(function* (quote: QuoteRecord) {
  const { completedAt, providerId, status } = quote
  if (status !== "completed" || completedAt === null) return none
  // The foreign key holds, so the provider is there.
  const { businessName } = yield* Effect.orDie((yield* ProviderRepository).byId(providerId))
  return [noticeOfReviewWanted(quote, businessName, completedAt)]
})
