import type { User } from "#domain/account/account.ts"
import type { ApplicationRecord } from "#domain/application/application-record.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ApplicationId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atTime, daysBefore, minutesAfter } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Random } from "../random.ts"

type Answers = Pick<
  ApplicationRecord,
  | "businessName"
  | "description"
  | "firstName"
  | "insuranceProvider"
  | "lastName"
  | "licenseNumber"
  | "location"
  | "phone"
  | "specialties"
  | "zipCode"
>

interface Story extends Answers {
  readonly daysAgo: number
  readonly status: ApplicationRecord["status"]
  readonly reason?: string
}

const stories: ReadonlyArray<Story> = [
  {
    daysAgo: 2,
    status: "submitted",
    firstName: "Renee",
    lastName: "Okafor",
    businessName: "Okafor Electric",
    description:
      "Panels, rewiring and car chargers in Travis and Hays county. Two electricians, both with a license of their own.",
    specialties: ["Electrical"],
    location: "Austin, TX",
    zipCode: "78745",
    phone: "(512) 555-0117",
    licenseNumber: "TECL 34817",
    insuranceProvider: "Hill Country Mutual"
  },
  {
    daysAgo: 1,
    status: "submitted",
    firstName: "Joel",
    lastName: "Sandoval",
    businessName: "Sandoval Floors",
    description:
      "Oak floors laid, sanded and oiled. We take out old carpet and leave the rooms clean behind us.",
    specialties: ["Flooring", "Carpentry"],
    location: "San Antonio, TX",
    zipCode: "78209",
    phone: "(210) 555-0154",
    licenseNumber: null,
    insuranceProvider: "Alamo Casualty"
  },
  {
    daysAgo: 3,
    status: "in_review",
    firstName: "Priya",
    lastName: "Nair",
    businessName: "Nair Heating & Air",
    description:
      "Air conditioning and heat pumps, repaired the same week, with a written estimate before we begin.",
    specialties: ["HVAC"],
    location: "Dallas, TX",
    zipCode: "75214",
    phone: "(214) 555-0126",
    licenseNumber: "TACLA 120934",
    insuranceProvider: "Lone Star Indemnity"
  },
  {
    daysAgo: 40,
    status: "approved",
    firstName: "",
    lastName: "",
    businessName: "",
    description: "",
    specialties: ["Plumbing"],
    location: "Austin, TX",
    zipCode: "78704",
    phone: "",
    licenseNumber: null,
    insuranceProvider: null
  },
  {
    daysAgo: 12,
    status: "declined",
    reason:
      "Your application names no business of your own: you write that you work for another company, which is listed already. Please apply again once you work for yourself.",
    firstName: "Curtis",
    lastName: "Boyd",
    businessName: "Curtis Boyd",
    description:
      "I have painted houses for nine years and would like to take jobs on weekends beside my work.",
    specialties: ["Painting"],
    location: "Houston, TX",
    zipCode: "77018",
    phone: "(713) 555-0188",
    licenseNumber: null,
    insuranceProvider: null
  },
  {
    daysAgo: 4,
    status: "withdrawn",
    firstName: "Joel",
    lastName: "Sandoval",
    businessName: "Sandoval Floor",
    description:
      "Oak floors laid, sanded and oiled. We take out old carpet and leave the rooms clean behind us.",
    specialties: ["Flooring"],
    location: "San Antonio, TX",
    zipCode: "78209",
    phone: "(210) 555-0154",
    licenseNumber: null,
    insuranceProvider: null
  }
]

interface Taken {
  readonly owner: User
  readonly profile: ProviderProfile
}

const addressOf = ({ firstName, lastName }: Answers) => `${firstName}.${lastName}@example.com`.toLowerCase()

/** What was asked for by somebody who is here by now. */
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
    takenAt: isTaken ? minutesAfter(createdAt, minutesUntilTaken) : null,
    decidedBy: isDecided ? operator.id : null,
    decidedAt: isDecided ? minutesAfter(createdAt, minutesUntilDecided) : null
  }
}

interface Office {
  readonly now: Instant
  readonly operator: User
  /** Who was taken in by an application. */
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
