import type { User } from "#domain/account/account.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atWork, daysBefore } from "../calendar.ts"
import type { Random } from "../random.ts"
import { demoAccounts } from "./accounts.ts"
import { cities, cityKeys, type City } from "./cities.ts"
import { firstNames, lastNames } from "./names.ts"
import type { Register } from "./registrar.ts"

const manyZipCodes = 6
const inBigCities = 30
const elsewhere = 13

/** Before any provider joined, so that everybody could have hired any of them. */
const joinedDays = [910, 1280] as const

/** How many homeowners a city has, and so how many reviews one provider there can have. */
export const homeownersIn = ({ zipCodes }: City) =>
  zipCodes.length >= manyZipCodes ? inBigCities : elsewhere

/** Full names, none of them twice. */
const namer = (random: Random) => {
  const taken = new Set<string>(demoAccounts.map(({ name }) => name))
  return (): string => {
    for (;;) {
      const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`
      if (!taken.has(name)) {
        taken.add(name)
        return name
      }
    }
  }
}

/** The homeowners of every city. */
export const settleHomeowners = (
  now: Instant,
  random: Random,
  register: Register
): ReadonlyMap<City, ReadonlyArray<User>> => {
  const nextName = namer(random)
  const settle = (city: City) =>
    Array.from({ length: homeownersIn(city) }, () => {
      const createdAt = atWork(daysBefore(now, random.between(...joinedDays)), random)
      return register({
        name: nextName(),
        role: "homeowner",
        city,
        hasPhone: random.chance(0.8),
        createdAt
      })
    })
  return new Map(cityKeys.map((key): [City, ReadonlyArray<User>] => [cities[key], settle(cities[key])]))
}
