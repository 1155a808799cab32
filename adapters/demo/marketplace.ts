import type { User } from "#domain/account/account.ts"
import type { Instant } from "#domain/shared/instant.ts"
import type { Marketplace } from "#ports/marketplace-loader.ts"

import { demoInstant } from "./calendar.ts"
import { playPast } from "./past/play-past.ts"
import { withRatings } from "./past/ratings.ts"
import { openFirms } from "./people/firms.ts"
import { settleHomeowners } from "./people/homeowners.ts"
import { registrar } from "./people/registrar.ts"
import { seededRandom } from "./random.ts"
import { playPresent, settleDemoHomeowners } from "./stage/present.ts"
import { readTrades } from "./trades.ts"

/** The marketplace before passwords are hashed. */
export interface DemoMarketplace extends Omit<Marketplace, "accounts"> {
  readonly users: ReadonlyArray<User>
}

/**
 * The demo marketplace as it stands at `now`: the same data every time, ids included.
 * All of it lies before `now`, the newest of it by a day.
 */
export const demoMarketplace = (now: Instant = demoInstant): DemoMarketplace => {
  const random = seededRandom("best contractors on demand")
  const register = registrar(random.fork("accounts"))
  const demoHomeowners = settleDemoHomeowners(now, random.fork("demo homeowners"), register)
  const firms = openFirms(readTrades(), now, random.fork("firms"), register)
  const neighbors = settleHomeowners(now, random.fork("homeowners"), register)

  const performances = [
    playPast(firms, neighbors, now, random.fork("past")),
    ...playPresent(demoHomeowners, firms, now, random.fork("present"))
  ]
  const quotes = performances.flatMap((played) => played.quotes)
  const reviews = performances.flatMap((played) => played.reviews)
  const talks = performances.flatMap((played) => played.talks)
  return {
    users: [...demoHomeowners, ...firms.map(({ owner }) => owner), ...[...neighbors.values()].flat()],
    providers: withRatings(firms, quotes, reviews),
    projects: performances.flatMap(({ projects }) => projects),
    quotes,
    reviews,
    conversations: talks.map(({ conversation }) => conversation),
    messages: talks.flatMap(({ messages }) => messages)
  }
}
