import { nextOffer, type OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { withOffer } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"

import { dayOf } from "../calendar.ts"
import { instantOf, type Scene } from "./scene.ts"
import type { OfferStory } from "./story.ts"

const dayIn = ({ now }: Scene, days: number | undefined) =>
  days === undefined ? null : dayOf(plusFullDays(now, days))

/** A quote with what was offered on it. */
export interface Offered {
  readonly quote: QuoteRecord
  readonly offer: OfferRecord
}

/** Puts an offer on a quote by the domain's own rules. */
export const offered = (scene: Scene, before: QuoteRecord, story: OfferStory): Offered => {
  const { at, endsIn, startsIn, ...terms } = story
  const days = { startFrom: dayIn(scene, startsIn), validUntil: dayIn(scene, endsIn) }
  const offer = nextOffer(before, { ...terms, ...days }, instantOf(scene, at))
  return { quote: withOffer(before, offer).value, offer }
}
