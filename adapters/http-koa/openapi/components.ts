import { Credentials, Registration, User } from "#domain/account/account.ts"
import { Category } from "#domain/catalogue/category.ts"
import { Conversation, Message } from "#domain/messaging/conversation.ts"
import { Project, ProjectRequest } from "#domain/project/project.ts"
import { OwnProfile, ProfileRequest } from "#domain/provider/profile/profile.ts"
import { Provider, ProviderDetail } from "#domain/provider/provider.ts"
import { Agreement } from "#domain/quote/agreement.ts"
import { Comparison } from "#domain/quote/comparison/comparison.ts"
import { OfferTemplate, TemplateRequest } from "#domain/quote/offer/offer-template.ts"
import { OfferVersion } from "#domain/quote/offer/offer-version.ts"
import { Bid, Offer } from "#domain/quote/offer/offer.ts"
import { Quote, QuoteRequest } from "#domain/quote/quote.ts"
import { ReplyRequest, Review, ReviewRequest } from "#domain/review/review.ts"
import { Problem } from "#ports/http/problem.ts"

import { toJsonSchema, withReferences } from "./json-schema.ts"

const named = {
  User,
  Credentials,
  Registration,
  Category,
  Provider,
  ProviderDetail,
  OwnProfile,
  ProfileRequest,
  Review,
  ReviewRequest,
  ReplyRequest,
  Quote,
  QuoteRequest,
  Offer,
  Bid,
  OfferVersion,
  OfferTemplate,
  TemplateRequest,
  Comparison,
  Agreement,
  Project,
  ProjectRequest,
  Conversation,
  Message,
  Problem
}

/** The schemas that have a name of their own in the description. */
export const schemas = Object.fromEntries(
  Object.entries(named).map(([name, schema]) => [name, toJsonSchema(schema)])
)

/** A part of the HTTP port as JSON Schema, named schemas by reference. */
export const described = (schema: Parameters<typeof toJsonSchema>[0]) =>
  withReferences(schemas)(toJsonSchema(schema))
