import * as Schema from "effect/Schema"

import { namesAreTheirs, personName } from "../account/person-name.ts"
import { defaultAvailability } from "../provider/availability.ts"
import { businessFields } from "../provider/business-fields.ts"
import { businessTexts, noSpecialty, notInList } from "../provider/business-texts.ts"
import { areTurnedRound, turnedRound } from "../provider/hourly-rates.ts"
import { type Answers, missingFrom, neededMessages } from "../provider/profile/profile-needs.ts"
import { defaultResponseTime } from "../provider/response-time.ts"
import { centsFault } from "../shared/dollars.ts"
import { naming } from "../shared/ids.ts"
import { maxLength } from "../shared/limits.ts"
import { unlessSaid } from "../shared/optionally.ts"
import { Email, longText, notOurs, optionalText, text } from "../shared/text.ts"
import { applicationSpecialties } from "./application-options.ts"
import { namesNoAmount, noAmount, rateFault, typedRates } from "./typed-rates.ts"

const offered = new Set<unknown>(applicationSpecialties)

const consent = (message: string) =>
  Schema.Literal(true).annotate({ message }).annotateKey({ messageMissingKey: message })

// What a call leaves out has a default; the form asks for all of it.
const { availability, isInsured, isLicensed, responseTime } = businessFields
const ownFields = {
  ...businessFields,
  isLicensed: unlessSaid(false, isLicensed),
  isInsured: unlessSaid(false, isInsured),
  availability: unlessSaid(defaultAvailability, availability),
  responseTime: unlessSaid(defaultResponseTime, responseTime)
}

interface Sent extends Answers {
  readonly hourlyRateMin?: unknown
  readonly hourlyRateMax?: unknown
}

// What no listed profile may lack or contain: an application is approved as a profile.
const faultsAcross = (sent: Sent): ReadonlyArray<Schema.FilterIssue> => {
  const rates = typedRates(sent)
  const faultOf = (field: keyof typeof rates) =>
    namesNoAmount(sent[field]) ? noAmount : (rateFault(rates[field]) ?? centsFault(rates[field]))
  const [lowest, highest] = [faultOf("hourlyRateMin"), faultOf("hourlyRateMax")]
  return [
    ...missingFrom(sent).map((field) => ({ path: [field], issue: neededMessages[field] })),
    ...(lowest === null ? [] : [{ path: ["hourlyRateMin"], issue: lowest }]),
    ...(highest === null ? [] : [{ path: ["hourlyRateMax"], issue: highest }]),
    ...(areTurnedRound(rates) ? [{ path: ["hourlyRateMax"], issue: turnedRound }] : [])
  ]
}

/** The Professional Application (docs/product.md#professional-application). */
export const ContractorApplication = Schema.Struct({
  firstName: personName("First name must be at least 2 characters", { min: 2, max: maxLength.name }),
  lastName: personName("Last name must be at least 2 characters", { min: 2, max: maxLength.name }),
  email: Email,
  phone: text("Please enter a valid phone number", { min: 10, max: maxLength.phone }),
  businessName: text(businessTexts.businessName.message, businessTexts.businessName).check(notOurs),
  description: longText(businessTexts.description.message, businessTexts.description),
  location: text(businessTexts.location.message, businessTexts.location),
  zipCode: text(businessTexts.zipCode.message, businessTexts.zipCode),
  ...ownFields,
  specialties: naming(
    notInList,
    (name) => offered.has(name),
    Schema.Array(Schema.Literals(applicationSpecialties)).check(
      Schema.isMinLength(1, { message: noSpecialty }),
      Schema.isMaxLength(applicationSpecialties.length, { message: notInList })
    ),
    noSpecialty
  ),
  hourlyRateMin: optionalText(20),
  hourlyRateMax: optionalText(20),
  agreeToTerms: consent("You must agree to the terms and conditions"),
  agreeToBackgroundCheck: consent("Background check consent is required")
}).check(namesAreTheirs, Schema.makeFilter(faultsAcross))
export type ContractorApplication = typeof ContractorApplication.Type
