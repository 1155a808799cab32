import * as Effect from "effect/Effect"

import { topicOfPage } from "#domain/events/event.ts"
import { asPhoto } from "#domain/photo/photo.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"

import { shows } from "../showing.ts"

/** A listed provider's pictures of their work, in their order. */
export const listPortfolio = Effect.fnUntraced(function* (id: ProviderId) {
  yield* shows(topicOfPage(id))
  yield* (yield* ProviderViews).byId(id, null)
  const portfolio = yield* (yield* PhotoRepository).of({ purpose: "portfolio", thingId: id })
  return portfolio.map(asPhoto)
})
