import * as Result from "effect/Result"

import { fullName } from "#domain/account/full-name.ts"
import { openQuote, takeStep, withOffer } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { QuoteId } from "#domain/shared/ids.ts"

import { homeownerOf, idAt, instantOf, reviewed, type Scene } from "./scene.ts"
import type { RequestStory } from "./story.ts"

const requestOf = (scene: Scene, story: RequestStory): QuoteRecord => {
  const [budgetMin, budgetMax] = story.budget ?? [null, null]
  return openQuote({
    id: QuoteId.make(idAt(scene, story.at)),
    actor: homeownerOf(scene),
    now: instantOf(scene, story.at),
    request: {
      providerId: scene.firmOf(story.to).profile.id,
      serviceType: story.serviceType,
      description: story.description,
      urgency: story.urgency,
      budgetMin,
      budgetMax,
      contactName: fullName(scene.homeowner),
      contactPhone: scene.homeowner.phone ?? ""
    }
  }).value
}

interface Request {
  readonly quote: QuoteRecord
  readonly reviews: ReadonlyArray<ReviewRecord>
}

/** Plays a request by the domain's own rules, so that no step is one that people could not take. */
export const playRequest = (scene: Scene, story: RequestStory): Request => {
  const request = requestOf(scene, story)
  const offered = story.offer === undefined ? request : withOffer(request, story.offer).value
  const quote = (story.steps ?? []).reduce(
    (before, [step, by, at]) => Result.getOrThrow(takeStep(before, step, by, instantOf(scene, at))).value,
    offered
  )
  return { quote, reviews: story.review === undefined ? [] : [reviewed(scene, quote, story.review)] }
}
