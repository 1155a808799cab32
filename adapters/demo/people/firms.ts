import type { User } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atWork, daysBefore } from "../calendar.ts"
import type { Random } from "../random.ts"
import type { Business, Trade } from "../trade.ts"
import { type Premise, sensible } from "../writing/limits.ts"
import { demoEmailOf } from "./accounts.ts"
import { cities, type City } from "./cities.ts"
import { crewNames } from "./names.ts"
import { profileOf } from "./profile.ts"
import type { Register } from "./registrar.ts"

/** A provider with everything that its history is made from. */
export interface Firm {
  readonly trade: Trade
  /** Other trades that it takes jobs of. */
  readonly sidelines: ReadonlyArray<Trade>
  readonly business: Business
  readonly city: City
  readonly owner: User
  readonly profile: ProviderProfile
  /** First names that customers mention. */
  readonly crew: ReadonlyArray<string>
  /** Days since the provider joined. */
  readonly tenure: number
  /** Whether a text makes sense of its work and in its city. */
  readonly isSensible: (text: string) => boolean
  readonly random: Random
}

const newcomerDays = [4, 24] as const
const regularDays = [75, 900] as const
const crewSizes = [2, 4] as const

const crewOf = ({ owner, solo }: Business, random: Random): ReadonlyArray<string> => {
  const [boss = owner] = owner.split(" ")
  if (solo === true) return [boss]
  return [boss, ...random.shuffled(crewNames).slice(0, random.between(...crewSizes))]
}

const daysHere = ({ fresh }: Business, random: Random): number => {
  const [least, most] = fresh === true ? newcomerDays : regularDays
  return random.between(least, most)
}

const sidelinesOf = ({ also = [] }: Business, trades: ReadonlyArray<Trade>) =>
  also.flatMap((name) => trades.filter((trade) => trade.name === name))

const premisesOf = (
  { papers, solo }: Business,
  { features }: City,
  { availability }: ProviderProfile
): ReadonlyArray<Premise> => {
  const comesLater = availability === "month" || availability === "flexible"
  return [
    ...features,
    ...(papers.includes("L") ? (["licensed"] as const) : []),
    ...(papers.includes("B") ? (["background checked"] as const) : []),
    ...(solo === true ? [] : (["helpers"] as const)),
    comesLater ? "comes later" : "comes within a week"
  ]
}

type Founding = Pick<Firm, "trade" | "sidelines" | "business" | "random">

const firmOf = ({ business, random, sidelines, trade }: Founding, now: Instant, register: Register): Firm => {
  const city = cities[business.city]
  const tenure = daysHere(business, random)
  const createdAt = atWork(daysBefore(now, tenure), random)
  const isDemo = demoEmailOf(business.owner) !== undefined
  const hasPhone = isDemo || random.chance(0.96)
  const owner = register({ name: business.owner, role: "provider", city, hasPhone, createdAt })
  const profile = profileOf({ trade, business, city, owner, random })
  const crew = crewOf(business, random)
  const isSensible = sensible(premisesOf(business, city, profile))
  return { trade, sidelines, business, city, owner, profile, crew, tenure, isSensible, random }
}

/** Every listed provider, trade by trade. */
export const openFirms = (
  trades: ReadonlyArray<Trade>,
  now: Instant,
  random: Random,
  register: Register
): ReadonlyArray<Firm> =>
  trades.flatMap((trade) =>
    trade.businesses.map((business) => {
      const sidelines = sidelinesOf(business, trades)
      return firmOf({ trade, sidelines, business, random: random.fork(business.name) }, now, register)
    })
  )
