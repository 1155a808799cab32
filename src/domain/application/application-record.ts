import * as Schema from "effect/Schema"

import { roles } from "../account/role.ts"
import { Reason } from "../operator/reason.ts"
import { availabilities } from "../provider/availability.ts"
import { responseTimes } from "../provider/response-time.ts"
import { stateChoice, yesOrNo } from "../shared/choice.ts"
import { ApplicationId, ProviderId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { ownPage } from "../shared/page.ts"
import { applicationStates } from "./application-states.ts"

const nullableText = Schema.NullOr(Schema.String)
const nullableInstant = Schema.NullOr(Instant)

/** The applicant's own answers; empty once they were erased. */
const answers = {
  firstName: Schema.String,
  lastName: Schema.String,
  email: Schema.String,
  phone: Schema.String,
  businessName: Schema.String,
  description: Schema.String,
  location: Schema.String,
  zipCode: Schema.String,
  specialties: Schema.Array(Schema.String),
  hourlyRateMin: nullableText,
  hourlyRateMax: nullableText,
  isLicensed: Schema.Boolean,
  licenseNumber: nullableText,
  isInsured: Schema.Boolean,
  insuranceProvider: nullableText,
  availability: Schema.Literals(availabilities),
  responseTime: Schema.Literals(responseTimes)
}

const course = {
  status: Schema.Literals(applicationStates),
  takenAt: nullableInstant,
  /** The operator's words, which the applicant reads. */
  reason: nullableText,
  decidedAt: nullableInstant,
  /** When the applicant's answers were erased. */
  erasedAt: nullableInstant,
  createdAt: Instant
}

/** An application as it is stored. */
export const ApplicationRecord = Schema.Struct({
  id: ApplicationId,
  ...answers,
  agreeToTerms: Schema.Boolean,
  agreeToBackgroundCheck: Schema.Boolean,
  ...course,
  /** The account and the profile that it has led to. */
  userId: Schema.NullOr(UserId),
  providerId: Schema.NullOr(ProviderId),
  takenBy: Schema.NullOr(UserId),
  decidedBy: Schema.NullOr(UserId),
  version: Schema.Natural
})
export type ApplicationRecord = typeof ApplicationRecord.Type

/** An application as operators read it. */
export const Application = Schema.Struct({
  id: ApplicationId,
  ...answers,
  ...course,
  providerId: Schema.NullOr(ProviderId),
  takenBy: Schema.NullOr(UserId),
  takenByName: nullableText,
  decidedByName: nullableText,
  /** The role of the account that has the address already; null where there is none. */
  addressRole: Schema.NullOr(Schema.Literals(roles)),
  /** When that account has confirmed the address; null before. */
  addressConfirmedAt: nullableInstant,
  /** How many others of the same address wait as well. */
  sameAddress: Schema.Natural
})
export type Application = typeof Application.Type

/** Which applications: of one state, or all. Waiting ones begin with the oldest, all others with the newest. */
export const ApplicationPage = Schema.Struct({
  status: stateChoice(applicationStates),
  ...ownPage(ApplicationId)
})
export type ApplicationPage = typeof ApplicationPage.Type

export const Approval = Schema.Struct({
  listed: yesOrNo("Please say whether the business is to be listed")
})
export type Approval = typeof Approval.Type

export const Declining = Schema.Struct({ reason: Reason })
export type Declining = typeof Declining.Type
