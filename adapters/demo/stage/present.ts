import type { User } from "#domain/account/account.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atWork, daysBefore } from "../calendar.ts"
import { demoAccounts } from "../people/accounts.ts"
import { cities } from "../people/cities.ts"
import type { Firm } from "../people/firms.ts"
import type { Register } from "../people/registrar.ts"
import type { Random } from "../random.ts"
import { type Performance, play } from "./play.ts"
import { providerEmails, stories } from "./stories.ts"
import type { ProviderKey } from "./story.ts"

const joinedDaysAgo = 260

/** The homeowners who can sign in. They live where the demo providers work. */
export const settleDemoHomeowners = (now: Instant, random: Random, register: Register): ReadonlyArray<User> =>
  demoAccounts
    .filter(({ role }) => role === "homeowner")
    .map(({ name, role }) => {
      const createdAt = atWork(daysBefore(now, joinedDaysAgo), random)
      return register({ name, role, city: cities.austin, hasPhone: true, createdAt })
    })

export const firmIn = (firms: ReadonlyArray<Firm>) => (key: ProviderKey) => {
  const firm = firms.find(({ owner }) => owner.email === providerEmails[key])
  if (firm === undefined) throw new Error(`No provider signs in as ${providerEmails[key]}`)
  return firm
}

/** What the homeowners who can sign in did with the providers who can. */
export const playPresent = (
  homeowners: ReadonlyArray<User>,
  firms: ReadonlyArray<Firm>,
  now: Instant,
  random: Random
): ReadonlyArray<Performance> => {
  const firmOf = firmIn(firms)
  return homeowners.flatMap((homeowner) => {
    const story = stories[homeowner.email]
    const scene = { now, random: random.fork(homeowner.email), homeowner, firmOf }
    return story === undefined ? [] : [play(scene, story)]
  })
}
