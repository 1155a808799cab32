import { Credentials, Registration, User } from "../../../src/domain/account/account.ts"
import { Category } from "../../../src/domain/catalogue/category.ts"
import { Conversation, Message } from "../../../src/domain/messaging/conversation.ts"
import { Project, ProjectRequest } from "../../../src/domain/project/project.ts"
import { OwnProfile, ProfileRequest } from "../../../src/domain/provider/profile.ts"
import { Provider, ProviderDetail } from "../../../src/domain/provider/provider.ts"
import { Bid, Offer, Quote, QuoteRequest } from "../../../src/domain/quote/quote.ts"
import { ReplyRequest, Review, ReviewRequest } from "../../../src/domain/review/review.ts"
import { Problem } from "../../../src/ports/http/problem.ts"
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
