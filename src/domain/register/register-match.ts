import * as Schema from "effect/Schema"

import { ProviderId, RegisterMatchId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { ownPage } from "../shared/page.ts"
import { LicenseEntry } from "./license-entry.ts"

/** A number that a business claims and that stands, or stood, in a register; as it is stored. */
export const RegisterMatch = Schema.Struct({
  id: RegisterMatchId,
  providerId: ProviderId,
  register: Schema.String,
  /** Letters and digits, upper case. */
  number: Schema.String,
  /** Whether the register said, when it was found, that the license may be used. */
  isActive: Schema.Boolean,
  foundAt: Instant,
  /** When there was nothing to do about it any more; null while it waits for an operator. */
  settledAt: Schema.NullOr(Instant)
})
export type RegisterMatch = typeof RegisterMatch.Type

/** The same as operators read it. */
export const FoundMatch = Schema.Struct({
  ...RegisterMatch.fields,
  businessName: Schema.String,
  /** The number as the business writes it. */
  licenseNumber: Schema.NullOr(Schema.String),
  /** The last day of our license check; null without one. */
  licenseUntil: Schema.NullOr(Day),
  /** Null once the register no longer has the number. */
  entry: Schema.NullOr(LicenseEntry),
  /** When the file of the entry was sent; null without an entry. */
  sentAt: Schema.NullOr(Instant)
})
export type FoundMatch = typeof FoundMatch.Type

export const MatchPage = Schema.Struct(ownPage(RegisterMatchId))
export type MatchPage = typeof MatchPage.Type
