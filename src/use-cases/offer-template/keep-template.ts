import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import {
  asTemplate,
  maxTemplates,
  type OfferTemplateRecord,
  type TemplateRequest,
  TooManyTemplates
} from "#domain/quote/offer/offer-template.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { TemplateId } from "#domain/shared/ids.ts"
import { OfferTemplateRepository } from "#ports/repositories/offer-template-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { ownProviderId } from "../provider/own-provider-id.ts"

const recordOf = Effect.fnUntraced(function* (actor: Actor, id: TemplateId, body: Body<TemplateRequest>) {
  const { name, offer } = yield* body
  const record: OfferTemplateRecord = {
    id,
    providerId: yield* ownProviderId(actor),
    name,
    offer,
    updatedAt: yield* now
  }
  return record
})

/** Keeps a new template. */
export const keepTemplate = Effect.fn("keepTemplate")(function* (actor: Actor, body: Body<TemplateRequest>) {
  const templates = yield* OfferTemplateRepository
  const template = yield* recordOf(actor, yield* newId(TemplateId), body)
  const isKept = yield* atomically(templates.insert(template, maxTemplates))
  if (!isKept) yield* new TooManyTemplates()
  return asTemplate(template)
})

/** Changes one of a provider's own templates. */
export const changeTemplate = Effect.fn("changeTemplate")(function* (
  actor: Actor,
  id: TemplateId,
  body: Body<TemplateRequest>
) {
  const templates = yield* OfferTemplateRepository
  const own = yield* templates.ofProvider(yield* ownProviderId(actor))
  if (!own.some((template) => template.id === id)) yield* new NotFound({ thing: "template" })
  const template = yield* recordOf(actor, id, body)
  yield* atomically(templates.update(template))
  return asTemplate(template)
})
