import * as Effect from "effect/Effect"

import { newsOfShown } from "#domain/events/profile-news.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { publish } from "../events/publish.ts"

/**
 * Counts a completed quote as a job of its provider. The provider is locked after the quote, as where a suspension ends
 * their work: else the two could deadlock.
 */
export const countJob = Effect.fnUntraced(function* ({ providerId, status }: QuoteRecord) {
  if (status !== "completed") return
  const { countCompletedJob } = yield* ProviderRepository
  // The foreign key holds, so the provider is there.
  yield* publish(newsOfShown(yield* Effect.orDie(countCompletedJob(providerId))))
})
