import * as Schema from "effect/Schema"

import { worded } from "./worded.ts"

// Lower case only: SQLite compares ids as text, PostgreSQL as values, and both must answer alike.
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** A UUID in its lower-case form; `message` is what people read when it is none. */
const id = (message: string) =>
  worded(
    message,
    Schema.String,
    Schema.String.check(Schema.isPattern(uuid, { message })).annotate({ format: "uuid" })
  )

export const UserId = id("Unknown person").pipe(Schema.brand("UserId"))
export type UserId = typeof UserId.Type

export const ProviderId = id("Please choose a provider").pipe(Schema.brand("ProviderId"))
export type ProviderId = typeof ProviderId.Type

export const CategoryId = id("Please select a service category").pipe(Schema.brand("CategoryId"))
export type CategoryId = typeof CategoryId.Type

export const QuoteId = id("Unknown quote").pipe(Schema.brand("QuoteId"))
export type QuoteId = typeof QuoteId.Type

export const ProjectId = id("Unknown project").pipe(Schema.brand("ProjectId"))
export type ProjectId = typeof ProjectId.Type

export const RevealId = id("Unknown reveal").pipe(Schema.brand("RevealId"))
export type RevealId = typeof RevealId.Type

export const ReviewId = id("Unknown review").pipe(Schema.brand("ReviewId"))
export type ReviewId = typeof ReviewId.Type

export const ConversationId = id("Unknown conversation").pipe(Schema.brand("ConversationId"))
export type ConversationId = typeof ConversationId.Type

export const MessageId = id("Unknown message").pipe(Schema.brand("MessageId"))
export type MessageId = typeof MessageId.Type

export const NotificationId = id("Unknown notification").pipe(Schema.brand("NotificationId"))
export type NotificationId = typeof NotificationId.Type

/** The name of a session in answers. */
export const SessionId = id("Unknown session").pipe(Schema.brand("SessionId"))
export type SessionId = typeof SessionId.Type

export const TemplateId = id("Unknown template").pipe(Schema.brand("TemplateId"))
export type TemplateId = typeof TemplateId.Type

export const PhotoId = id("Unknown photo").pipe(Schema.brand("PhotoId"))
export type PhotoId = typeof PhotoId.Type

export const EmailId = id("Unknown email").pipe(Schema.brand("EmailId"))
export type EmailId = typeof EmailId.Type

export const SearchId = id("Unknown search").pipe(Schema.brand("SearchId"))
export type SearchId = typeof SearchId.Type

export const ApplicationId = id("Unknown application").pipe(Schema.brand("ApplicationId"))
export type ApplicationId = typeof ApplicationId.Type

export const CheckId = id("Unknown check").pipe(Schema.brand("CheckId"))
export type CheckId = typeof CheckId.Type

export const ImportId = id("Unknown import").pipe(Schema.brand("ImportId"))
export type ImportId = typeof ImportId.Type

export const LicenseEntryId = id("Unknown register entry").pipe(Schema.brand("LicenseEntryId"))
export type LicenseEntryId = typeof LicenseEntryId.Type

export const RegisterMatchId = id("Unknown match").pipe(Schema.brand("RegisterMatchId"))
export type RegisterMatchId = typeof RegisterMatchId.Type

export const SanctionId = id("Unknown sanction").pipe(Schema.brand("SanctionId"))
export type SanctionId = typeof SanctionId.Type

export const CaseId = id("Unknown case").pipe(Schema.brand("CaseId"))
export type CaseId = typeof CaseId.Type

/** Anything that the audit log names. */
export const ThingId = id("Please name a thing by its id").pipe(Schema.brand("ThingId"))
export type ThingId = typeof ThingId.Type

/** The message for an id that is malformed, or that names nothing. */
export const unknownOf = (kind: Schema.Constraint): string =>
  Schema.resolveAnnotationsKey(kind)?.messageMissingKey ?? ""

/** An id that may be left out. */
export const optionalId = <Id extends Schema.Codec<unknown, unknown>>(kind: Id) =>
  Schema.optional(kind).annotate({ message: unknownOf(kind) })

/**
 * A list that names things by their ids, or by their words in a list, decoded by `checked`; `isNamed` says whether an
 * item names anything. An item that does not is a fault of the whole list, as is one that names somebody else's thing:
 * people know no fields within a list. `noList` is the message for what is no list, where that is another one.
 */
export const naming = <A, I>(
  message: string,
  isNamed: (one: unknown) => boolean,
  checked: Schema.Codec<ReadonlyArray<A>, ReadonlyArray<I>>,
  noList = message
) => {
  const list = Schema.declare((value): value is ReadonlyArray<I> => Array.isArray(value))
  const areNamed = Schema.makeFilter<ReadonlyArray<I>>((items) => items.every(isNamed) || message)
  return worded(noList, list, list.check(areNamed).pipe(Schema.decodeTo(checked)))
}
