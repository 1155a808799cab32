import { lookup } from "zipcodes"

import type { User } from "#domain/account/account.ts"
import { placeSlugOf } from "#domain/local/slugs.ts"
import { openProfile } from "#domain/provider/provider-rules.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { withheld } from "#domain/provider/withholding.ts"
import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import { plusDays } from "#domain/shared/calendar.ts"
import { ProviderId, SanctionId, UserId } from "#domain/shared/ids.ts"
import { dayOf, type Instant } from "#domain/shared/instant.ts"

import { atTime, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import { cities } from "../people/cities.ts"
import type { Random } from "../random.ts"

const city = cities.austin
const zipCode = "78704"
const joinedDaysAgo = 40
const limitedDaysAgo = 6
const limitedForDays = 60

/** A professional whom the operator has limited, with the business that nobody finds. */
export const limitSomebody = (operatorId: UserId, now: Instant, random: Random) => {
  const centre = lookup(zipCode)
  const createdAt = atTime(daysBefore(now, joinedDaysAgo), "11:00")
  const startedAt = atTime(daysBefore(now, limitedDaysAgo), "16:00")
  const user: User = {
    id: UserId.make(uuidAt(createdAt, random)),
    username: "lonestarfix",
    email: "lonestarfix@example.com",
    firstName: "Curtis",
    lastName: "Boland",
    phone: "(512) 555-0188",
    role: "provider",
    createdAt
  }
  const profile: ProviderProfile = {
    ...openProfile(ProviderId.make(uuidAt(createdAt, random)), user),
    businessName: "Lone Star Fix-It",
    description:
      "Painting and small repairs around the house. One person, a van, and most jobs done the same week.",
    specialties: ["Painting"],
    location: `${city.name}, ${city.state}`,
    zipCode,
    latitude: centre?.latitude ?? null,
    longitude: centre?.longitude ?? null,
    place: placeSlugOf({ city: city.name, state: city.state }),
    listed: true,
    listedAt: createdAt
  }
  const sanction: SanctionRecord = {
    id: SanctionId.make(uuidAt(startedAt, random)),
    userId: user.id,
    level: "limited",
    reason:
      "Three homeowners were asked to pay in full before the work began. Please send us how you take payment from now on.",
    caseId: null,
    startedAt,
    startedBy: operatorId,
    until: plusDays(dayOf(startedAt), limitedForDays),
    liftedAt: null,
    liftedBy: null,
    liftReason: null
  }
  return { user, profile: withheld(profile, startedAt).value, sanction }
}
