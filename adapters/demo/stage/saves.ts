import type { User } from "#domain/account/account.ts"
import type { CategoryName } from "#domain/catalogue/category-names.ts"
import type { SavedSearchRecord } from "#domain/provider/search/saved-search.ts"
import { plusMinutes } from "#domain/shared/calendar.ts"
import { SearchId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Marketplace } from "#ports/marketplace-loader.ts"

import { atTime, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import { cities, type City, locationOf } from "../people/cities.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import { firmIn } from "./present.ts"
import type { Moment, ProviderKey } from "./story.ts"

interface Saver {
  readonly email: string
  readonly providers: ReadonlyArray<readonly [ProviderKey, Moment]>
  readonly search: { readonly name: string; readonly trade: CategoryName; readonly city: City }
}

const saver: Saver = {
  email: "olivia@example.com",
  providers: [
    ["tomas", [38, "17:20"]],
    ["wade", [16, "21:40"]],
    ["shana", [7, "15:05"]]
  ],
  search: { name: "Heating and air in Austin", trade: "HVAC", city: cities.austin }
}

/** A saved search that was last looked at a minute before the newest professional it finds was listed. */
const searchOf = (
  userId: User["id"],
  { city, name, trade }: Saver["search"],
  firms: ReadonlyArray<Firm>,
  random: Random
): SavedSearchRecord => {
  const listed = firms
    .filter((firm) => firm.city === city && firm.profile.specialties.includes(trade))
    .flatMap(({ profile }) => profile.listedAt ?? [])
    .toSorted()
  const seenUpTo = plusMinutes(listed.at(-1) ?? "", -1)
  return {
    id: SearchId.make(uuidAt(seenUpTo, random)),
    userId,
    name,
    query: { specialty: trade, location: locationOf(city) },
    alert: "off",
    createdAt: seenUpTo,
    seenUpTo,
    toldUpTo: seenUpTo,
    dueAt: null
  }
}

/** Whom and what the homeowners who can sign in have saved. */
export const keepSaves = (
  homeowners: ReadonlyArray<User>,
  firms: ReadonlyArray<Firm>,
  now: Instant,
  random: Random
): Pick<Marketplace, "savedProviders" | "savedSearches"> => {
  const user = homeowners.find(({ email }) => email === saver.email)
  if (user === undefined) throw new Error(`Nobody signs in as ${saver.email}`)
  const firmOf = firmIn(firms)
  return {
    savedProviders: saver.providers.map(([key, [daysAgo, time]]) => ({
      userId: user.id,
      providerId: firmOf(key).profile.id,
      createdAt: atTime(daysBefore(now, daysAgo), time)
    })),
    savedSearches: [searchOf(user.id, saver.search, firms, random)]
  }
}
