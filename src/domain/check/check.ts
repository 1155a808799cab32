import * as Schema from "effect/Schema"

import { Alike } from "../operator/alike.ts"
import { Reason } from "../operator/reason.ts"
import { choice } from "../shared/choice.ts"
import { calendarDay, chooseDay } from "../shared/days.ts"
import { CheckId, LicenseEntryId, ProviderId, unknownOf, UserId } from "../shared/ids.ts"
import { Day, Instant } from "../shared/instant.ts"
import { optionally } from "../shared/optionally.ts"
import { ownPage } from "../shared/page.ts"
import { text } from "../shared/text.ts"
import { checkKinds, checkSources, maxReference, maxScope, shownCheckStates } from "./check-options.ts"

const nullableText = Schema.NullOr(Schema.String)

/** Something that an operator has looked up about a business, as it is stored. */
export const CheckRecord = Schema.Struct({
  id: CheckId,
  providerId: ProviderId,
  kind: Schema.Literals(checkKinds),
  /** What it covers: "Plumbing, Texas; the owner only". */
  scope: Schema.String,
  /** The number of a license or the insurer of a policy, by which somebody else can find it. */
  reference: Schema.String,
  source: Schema.Literals(checkSources),
  /** The register's row that it was made from. */
  registerEntry: Schema.NullOr(LicenseEntryId),
  checkedBy: Schema.NullOr(UserId),
  checkedAt: Instant,
  /** The last day on which it holds. */
  expiresOn: Day,
  revokedAt: Schema.NullOr(Instant),
  revokedBy: Schema.NullOr(UserId),
  /** Why it was revoked; operators alone read it. */
  reason: nullableText
})
export type CheckRecord = typeof CheckRecord.Type

/** A check as operators read it. */
export const Check = Schema.Struct({
  ...CheckRecord.fields,
  /** Who holds the license in the register's row, as the register says now; null for checks from elsewhere. */
  holder: nullableText,
  checkedByName: nullableText,
  revokedByName: nullableText
})
export type Check = typeof Check.Type

/** A check that ends soon, as the queue shows it. */
export const EndingCheck = Schema.Struct({
  id: CheckId,
  providerId: ProviderId,
  businessName: Schema.String,
  kind: Schema.Literals(checkKinds),
  scope: Schema.String,
  expiresOn: Day
})
export type EndingCheck = typeof EndingCheck.Type

/** A provider as operators look at what it says of itself. */
export const CheckedProvider = Schema.Struct({
  id: ProviderId,
  userId: UserId,
  businessName: Schema.String,
  specialties: Schema.Array(Schema.String),
  location: Schema.String,
  isLicensed: Schema.Boolean,
  licenseNumber: nullableText,
  isInsured: Schema.Boolean,
  insuranceProvider: nullableText,
  listed: Schema.Boolean,
  alike: Schema.Array(Alike)
})
export type CheckedProvider = typeof CheckedProvider.Type

/** What everybody reads of a business (docs/http-contract.md#checks). */
export const ShownCheck = Schema.Struct({
  kind: Schema.Literals(checkKinds),
  state: Schema.Literals(shownCheckStates),
  scope: nullableText,
  /** Null for all but licenses and insurance. */
  reference: nullableText,
  source: Schema.NullOr(Schema.Literals(checkSources)),
  checkedAt: Schema.NullOr(Instant),
  expiresOn: Schema.NullOr(Day)
})
export type ShownCheck = typeof ShownCheck.Type

const chooseKind = "Please choose what was checked"
const chooseSource = "Please choose where it was looked up"

export const CheckRequest = Schema.Struct({
  kind: choice(checkKinds, chooseKind),
  scope: text("Please say what it covers", { max: maxScope }),
  reference: text("Please give the number, the insurer or the reference", { max: maxReference }),
  source: choice(checkSources, chooseSource),
  expiresOn: calendarDay(chooseDay),
  registerEntry: optionally(unknownOf(LicenseEntryId), LicenseEntryId)
})
export type CheckRequest = typeof CheckRequest.Type

/** A page of the checks that end soon. */
export const EndingPage = Schema.Struct(ownPage(CheckId))
export type EndingPage = typeof EndingPage.Type

export const Revocation = Schema.Struct({ reason: Reason })
export type Revocation = typeof Revocation.Type
