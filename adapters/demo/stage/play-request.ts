import { fullName } from "#domain/account/full-name.ts"
import { noticeOfOffer } from "#domain/notices/offer-notices.ts"
import { noticeOfRequest } from "#domain/notices/work-notices.ts"
import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { openQuote } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { QuoteId } from "#domain/shared/ids.ts"

import { type ToldNotice, toldAt } from "../notices.ts"
import { offered } from "./make-offer.ts"
import { homeownerOf, idAt, instantOf, providerOf, reviewed, type Scene } from "./scene.ts"
import type { RequestStory } from "./story.ts"
import { stepTaken } from "./take-step.ts"

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

interface Asked {
  readonly quote: QuoteRecord
  readonly offers: ReadonlyArray<OfferRecord>
  readonly told: ReadonlyArray<ToldNotice>
}

const asked = (scene: Scene, story: RequestStory): Asked => {
  const quote = requestOf(scene, story)
  return { quote, offers: [], told: toldAt(quote.createdAt, [noticeOfRequest(homeownerOf(scene), quote)]) }
}

const answered = (scene: Scene, { quote, told, ...nothing }: Asked, { offer }: RequestStory): Asked => {
  if (offer === undefined) return { quote, told, ...nothing }
  const made = offered(scene, quote, offer)
  const notice = noticeOfOffer(providerOf(scene, quote), quote, made.offer, null)
  return {
    quote: made.quote,
    offers: [made.offer],
    told: [...told, ...toldAt(made.offer.madeAt, [notice])]
  }
}

interface Request extends Asked {
  readonly reviews: ReadonlyArray<ReviewRecord>
}

/** Plays a request by the domain's own rules, so that no step is one that people could not take. */
export const playRequest = (scene: Scene, story: RequestStory): Request => {
  const { quote, ...played } = (story.steps ?? []).reduce(
    (before, step) => {
      const { quote: moved, told } = stepTaken(scene, before.quote, ...step)
      return { quote: moved, offers: before.offers, told: [...before.told, ...told] }
    },
    answered(scene, asked(scene, story), story)
  )
  return {
    quote,
    ...played,
    reviews: story.review === undefined ? [] : [reviewed(scene, quote, story.review)]
  }
}
