import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import type { QuoteId } from "#domain/shared/ids.ts"

/** Versions of offers. The quote that they answer says which is the newest; it is written before they are. */
export class OfferRepository extends Context.Service<
  OfferRepository,
  {
    readonly insert: (offer: OfferRecord) => Effect.Effect<void>
    /** One version of a quote's offer; null where there is no such version. */
    readonly version: (id: QuoteId, version: number) => Effect.Effect<OfferRecord | null>
    /** All versions of a quote's offer, newest first. */
    readonly ofQuote: (id: QuoteId) => Effect.Effect<ReadonlyArray<OfferRecord>>
  }
>()("ports/OfferRepository") {}
