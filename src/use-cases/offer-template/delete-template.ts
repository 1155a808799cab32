import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { TemplateId } from "#domain/shared/ids.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"
import { atomically } from "#ports/transactor.ts"

import { ownProviderId } from "../provider/own-provider-id.ts"

/** Deletes one of a provider's own templates. */
export const deleteTemplate = Effect.fn("deleteTemplate")(function* (actor: Actor, id: TemplateId) {
  const templates = yield* OfferTemplateRepository
  yield* atomically(templates.remove(id, yield* ownProviderId(actor)))
  return {}
})
