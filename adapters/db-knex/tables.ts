import * as Schema from "effect/Schema"

import { type Account, User } from "#domain/account/account.ts"
import type { ShownProvider } from "#domain/events/profile-news.ts"
import { PlaceSlug } from "#domain/geo/place-slug.ts"
import { activeAt } from "#domain/messaging/conversation-rules.ts"
import { ConversationRecord, type MessageRecord } from "#domain/messaging/conversation.ts"
import { PhotoRecord } from "#domain/photo/photo.ts"
import { Invitation } from "#domain/project/invitation.ts"
import { ProjectRecord } from "#domain/project/project.ts"
import { ProviderRecord } from "#domain/provider/provider-record.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { OfferTemplateRecord } from "#domain/quote/offer/offer-template.ts"
import { OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { QuoteRecord } from "#domain/quote/quote.ts"
import { RevealRecord } from "#domain/quote/reveal.ts"
import { ConversationId, MessageId, ProviderId, UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"

import { columnsOf, Flag, rowCodec, Texts } from "./row.ts"
import { withStarColumns } from "./star-columns.ts"
import type { Columns } from "./statement.ts"

const storedShownProvider: Schema.Codec<ShownProvider, Columns> = Schema.Struct({
  id: ProviderId,
  place: Schema.NullOr(PlaceSlug),
  specialties: Texts
})

const storedAccount: Schema.Codec<Account, Columns> = Schema.Struct({
  ...User.fields,
  passwordHash: Schema.String
})

const { ratingCounts: _, ...providerFields } = ProviderRecord.fields

const storedProvider: Schema.Codec<Omit<ProviderProfile, "ratingCounts">, Columns> = Schema.Struct({
  ...providerFields,
  specialties: Texts,
  isLicensed: Flag,
  isInsured: Flag,
  portfolioImages: Texts,
  listed: Flag,
  listedAgain: Schema.NullOr(Flag)
})

const storedMessage: Schema.Codec<MessageRecord, Columns> = Schema.Struct({
  id: MessageId,
  conversationId: ConversationId,
  senderUserId: UserId,
  body: Schema.String,
  read: Flag,
  createdAt: Instant
})

const storedOffer: Schema.Codec<OfferRecord, Columns> = Schema.Struct({
  ...OfferRecord.fields,
  includes: Texts,
  excludes: Texts,
  lines: Schema.fromJsonString(OfferRecord.fields.lines)
})

const storedTemplate: Schema.Codec<OfferTemplateRecord, Columns> = Schema.Struct({
  ...OfferTemplateRecord.fields,
  offer: Schema.fromJsonString(OfferTemplateRecord.fields.offer)
})

export const accounts = rowCodec(storedAccount)
export const users = rowCodec(User)
export const providers = withStarColumns(rowCodec(storedProvider))
export const shownProviders = rowCodec(storedShownProvider)
export const projects = rowCodec(ProjectRecord)
export const quotes = rowCodec(QuoteRecord)
export const offers = rowCodec(storedOffer)
export const reveals = rowCodec(RevealRecord)
export const templates = rowCodec(storedTemplate)
export const photos = rowCodec(PhotoRecord)
export const invitations = rowCodec(Invitation)
export const conversations = rowCodec(ConversationRecord)
export const messages = rowCodec(storedMessage)

/** The columns of an offer's version. */
export const offerColumns = columnsOf(OfferRecord)

/**
 * An account's row, with the username as it is compared. Emails come in lower case from the domain; the row does not
 * rely on it.
 */
export const accountRow = (account: Account) => ({
  ...accounts.toRow(account),
  email: account.email.toLowerCase(),
  username_key: account.username.toLowerCase()
})

/** A conversation's row, with the time by which lists are sorted. */
export const conversationRow = (conversation: ConversationRecord) => ({
  ...conversations.toRow(conversation),
  active_at: activeAt(conversation)
})
