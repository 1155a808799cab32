import type { User } from "#domain/account/account.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import { ApplicationId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atTime, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Random } from "../random.ts"
import { type Answers, stories, type Story } from "./application-stories.ts"

interface Taken {
  readonly owner: User
  readonly profile: ProviderProfile
}

const addressOf = ({ firstName, lastName }: Answers) => `${firstName}.${lastName}@example.com`.toLowerCase()

/** The answers of an applicant who is a provider by now. */
const answersOf = ({ owner, profile }: Taken) => ({
  firstName: owner.firstName,
  lastName: owner.lastName,
  email: owner.email,
  phone: owner.phone ?? "",
  businessName: profile.businessName,
  description: profile.description,
  specialties: profile.specialties,
  location: profile.location,
  zipCode: profile.zipCode,
  licenseNumber: profile.licenseNumber,
  insuranceProvider: profile.insuranceProvider,
  userId: owner.id,
  providerId: profile.id
})

const minutesUntilTaken = 90
const minutesUntilDecided = 300

const courseOf = ({ reason, status }: Story, operator: User, createdAt: Instant) => {
  const isTaken = status === "in_review" || status === "approved" || status === "declined"
  const isDecided = status === "approved" || status === "declined"
  return {
    status,
    reason: reason ?? null,
    takenBy: isTaken ? operator.id : null,
    takenAt: isTaken ? plusMinutes(createdAt, minutesUntilTaken) : null,
    decidedBy: isDecided ? operator.id : null,
    decidedAt: isDecided ? plusMinutes(createdAt, minutesUntilDecided) : null
  }
}

interface Office {
  readonly now: Instant
  readonly operator: User
  /** The provider who was taken in by an application. */
  readonly taken: Taken
}

const received = (story: Story, { now, operator, taken }: Office, random: Random): ApplicationRecord => {
  const { daysAgo, reason: _, status, ...answers } = story
  const createdAt = atTime(daysBefore(now, daysAgo), "16:20")
  const said = {
    ...answers,
    email: addressOf(story),
    userId: null,
    providerId: null,
    ...(status === "approved" && answersOf(taken))
  }
  return {
    ...said,
    id: ApplicationId.make(uuidAt(createdAt, random)),
    hourlyRateMin: "65",
    hourlyRateMax: "120",
    isLicensed: said.licenseNumber !== null,
    isInsured: said.insuranceProvider !== null,
    availability: "week",
    responseTime: "24h",
    agreeToTerms: true,
    agreeToBackgroundCheck: true,
    ...courseOf(story, operator, createdAt),
    erasedAt: null,
    createdAt,
    version: 1
  }
}

/** Applications in every state. */
export const receiveApplications = (office: Office, random: Random): ReadonlyArray<ApplicationRecord> =>
  stories.map((story) => received(story, office, random))
