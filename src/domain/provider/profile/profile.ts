import * as Schema from "effect/Schema"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { choice, yesOrNo } from "#domain/shared/choice.ts"
import { optionalDollars } from "#domain/shared/dollars.ts"
import { naming } from "#domain/shared/ids.ts"
import { maxLength } from "#domain/shared/limits.ts"
import { optionally } from "#domain/shared/optionally.ts"
import { longText, notOurs, optionalText, text } from "#domain/shared/text.ts"

import { businessFields } from "../business-fields.ts"
import { businessTexts, noSpecialty, notInList } from "../business-texts.ts"
import { areTurnedRound, hourlyRate, turnedRound } from "../hourly-rates.ts"
import { phoneReaders } from "../phone-readers.ts"
import { Provider } from "../provider.ts"
import { type Answers, missingFrom, type NeededField, neededFields, neededMessages } from "./profile-needs.ts"

const nullableText = Schema.NullOr(Schema.String)

/** A provider's own profile, listed or not (docs/http-contract.md#business-profile). */
export const OwnProfile = Schema.Struct({
  ...Provider.fields,
  /** The account's number; it stands on the provider's page for the readers in `phoneFor`. */
  phone: nullableText,
  /** Who reads the number. */
  phoneFor: Schema.Literals(phoneReaders),
  /** How far away the provider works. */
  radiusMiles: Schema.Natural,
  licenseNumber: nullableText,
  insuranceProvider: nullableText,
  listed: Schema.Boolean,
  /** What is still needed before it can be listed. */
  missing: Schema.Array(Schema.Literals(neededFields))
})
export type OwnProfile = typeof OwnProfile.Type

const businessName = (...asked: Parameters<typeof text>) => text(...asked).check(notOurs)

// The least length applies only where something is given at all; the check across the fields asks for it.
const business = ({ max, message }: { readonly max: number; readonly message: string }, kind = text) =>
  optionally(message, kind(message, { min: 0, max }))

const known = new Set<unknown>(categoryNames)
const specialties = naming(
  notInList,
  (name) => known.has(name),
  Schema.Array(Schema.String).check(Schema.isMaxLength(categoryNames.length, { message: notInList })),
  noSpecialty
)

const rate = optionalDollars(hourlyRate)

interface Sent extends Answers {
  readonly hourlyRateMin?: unknown
  readonly hourlyRateMax?: unknown
  readonly listed?: unknown
}

// Needed of an unlisted business too: homeowners read its name on quotes, and a claim is made in full or not at all.
const alwaysNeeded = new Set<NeededField>(["businessName", "licenseNumber", "insuranceProvider"])

const isBlank = (value: unknown) =>
  value === undefined ||
  value === null ||
  (typeof value === "string" && value.trim() === "") ||
  (Array.isArray(value) && value.length === 0)

// Until it is listed a profile may lack answers, but what is given follows the rules (docs/decisions/0009).
const isAtFault = (field: NeededField, sent: Sent) =>
  sent.listed !== false || alwaysNeeded.has(field) || !isBlank(sent[field])

const faultsAcross = (sent: Sent): ReadonlyArray<Schema.FilterIssue> => [
  ...missingFrom(sent)
    .filter((field) => isAtFault(field, sent))
    .map((field) => ({ path: [field], issue: neededMessages[field] })),
  ...(areTurnedRound(sent) ? [{ path: ["hourlyRateMax"], issue: turnedRound }] : [])
]

const chooseReaders = "Please choose who sees your number"

/** What a provider says about the business, all of it at once: but for the phone and its readers, it takes the place of what was said. */
export const ProfileRequest = Schema.Struct({
  businessName: business(businessTexts.businessName, businessName),
  description: business(businessTexts.description, longText),
  specialties: optionally(noSpecialty, specialties),
  location: business(businessTexts.location),
  zipCode: business(businessTexts.zipCode),
  ...businessFields,
  hourlyRateMin: rate,
  hourlyRateMax: rate,
  /** The account's number; left out, it stays as it is. */
  phone: optionalText(maxLength.phone),
  /** Left out, it stays as it is. */
  phoneFor: optionally(chooseReaders, choice(phoneReaders, chooseReaders)),
  listed: yesOrNo("Please say whether your business is to be listed")
}).check(Schema.makeFilter(faultsAcross))
export type ProfileRequest = typeof ProfileRequest.Type

/** The ZIP code alone, to be looked up even while other fields have faults. */
export const SentZipCode = Schema.Struct({
  zipCode: text(businessTexts.zipCode.message, businessTexts.zipCode)
})
export type SentZipCode = typeof SentZipCode.Type
