import * as Schema from "effect/Schema"

import { ProviderId, TemplateId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import { maxLength } from "#domain/shared/limits.ts"
import { optionalLongText, optionalText, text } from "#domain/shared/text.ts"

import { offerTerms, price } from "./offer.ts"

export const maxTemplates = 30
const maxNameLength = 80

/** The fields of an offer, each checked by itself; whether they fit together is checked when an offer is sent. */
const Content = Schema.Struct({
  price,
  message: optionalLongText(maxLength.text),
  timeline: optionalText(maxLength.timeline),
  ...offerTerms
})

const noContent = "Please send what the offer says"

/** A provider's template, a beginning of offers. */
export const TemplateRequest = Schema.Struct({
  name: text("Please give the template a name", { max: maxNameLength }),
  offer: Content.annotate({ message: noContent }).annotateKey({ messageMissingKey: noContent })
})
export type TemplateRequest = typeof TemplateRequest.Type

export const OfferTemplate = Schema.Struct({
  id: TemplateId,
  name: Schema.String,
  offer: Content,
  updatedAt: Instant
})
export type OfferTemplate = typeof OfferTemplate.Type

export const OfferTemplateRecord = Schema.Struct({ ...OfferTemplate.fields, providerId: ProviderId })
export type OfferTemplateRecord = typeof OfferTemplateRecord.Type

export const asTemplate = ({ providerId: _, ...template }: OfferTemplateRecord): OfferTemplate => template

/** Status 409: so many templates are kept already. */
export class TooManyTemplates extends Schema.TaggedError<TooManyTemplates>()("TooManyTemplates", {}) {
  override get message() {
    return `You have ${maxTemplates} templates. Please delete one before you save another.`
  }
}
