import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asTemplate } from "#domain/quote/offer/offer-template.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"

import { ownProviderId } from "../provider/own-provider-id.ts"

/** A provider's own templates, by name. */
export const listTemplates = Effect.fn("listTemplates")(function* (actor: Actor) {
  const templates = yield* OfferTemplateRepository
  return (yield* templates.ofProvider(yield* ownProviderId(actor))).map(asTemplate)
})
