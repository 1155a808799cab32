import type { User } from "#domain/account/account.ts"
import { minBudget, type Timeline } from "#domain/project/project-options.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { isInSeason } from "../calendar.ts"
import { priceOf } from "../past/prices.ts"
import { type City, locationOf } from "../people/cities.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import type { Trade } from "../trade.ts"
import { type Performance, play } from "./play.ts"
import { firmIn } from "./present.ts"
import type { ProjectStory } from "./story.ts"

// None of them is old enough to close soon.
const postedDaysAgo = [2, 20] as const
const soon: ReadonlyArray<Timeline> = ["1-2 weeks", "1 month"]
const someDay: ReadonlyArray<Timeline> = ["1 month", "2-3 months", "flexible"]
const smallJob = 3_000

interface Want {
  readonly trade: Trade
  /** Somebody in the city who does such work. */
  readonly firm: Firm
  /** Which of the trade's projects it is, counted on from city to city so that near ones differ. */
  readonly turn: number
}

/** One want for each trade that is offered in the city. */
const wantsIn = (city: City, cityTurn: number, firms: ReadonlyArray<Firm>): ReadonlyArray<Want> => {
  const here = firms.filter((firm) => firm.city === city)
  const offered = new Map(
    here.flatMap((firm) => [firm.trade, ...firm.sidelines].map((trade) => [trade, firm] as const))
  )
  return [...offered].map(([trade, firm], index) => ({ trade, firm, turn: cityTurn + index }))
}

/** A project that anybody of the trade may bid on. */
const projectOf = ({ firm: { city, isSensible }, trade, turn }: Want, now: Instant, random: Random) => {
  const possible = trade.jobs.flatMap(({ project, ...job }) =>
    project !== undefined && isInSeason(job.season, now) && isSensible(job.ask) ? [{ ...job, project }] : []
  )
  const job = possible[turn % possible.length]
  if (job === undefined) throw new Error(`Nobody in ${city.name} wants ${trade.name}`)
  const price = priceOf(job, city, random)
  const story: ProjectStory = {
    at: [random.between(...postedDaysAgo), `${random.between(14, 22)}:${random.between(10, 59)}`],
    title: job.project,
    description: job.ask,
    category: trade.name,
    location: `${locationOf(city)} ${random.pick(city.zipCodes)}`,
    budget: Math.max(minBudget, price),
    timeline: random.pick(price < smallJob ? soon : someDay)
  }
  return story
}

/** The open projects of homeowners without accounts: in every city one for each trade that is offered there. */
export const playWishes = (
  neighbors: ReadonlyMap<City, ReadonlyArray<User>>,
  firms: ReadonlyArray<Firm>,
  now: Instant,
  random: Random
): ReadonlyArray<Performance> => {
  const firmOf = firmIn(firms)
  return [...neighbors].flatMap(([city, homeowners], cityTurn) =>
    wantsIn(city, cityTurn, firms).flatMap((want, index) => {
      const homeowner = homeowners[index % homeowners.length]
      const projects = [projectOf(want, now, random)]
      return homeowner === undefined
        ? []
        : [play({ now, random, homeowner, firmOf }, { requests: [], projects, talks: [] })]
    })
  )
}
