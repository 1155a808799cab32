import type { User } from "../../src/domain/account/account.ts"
import type { Instant } from "../../src/domain/shared/instant.ts"
import type { City } from "./cities.ts"
import type { Firm } from "./firms.ts"
import { historyOf } from "./history.ts"
import { pastTalk } from "./past-talks.ts"
import type { Random } from "./random.ts"
import { reviewWriter } from "./review-writer.ts"
import type { Performance } from "./stage/play.ts"

type Neighbors = ReadonlyMap<City, ReadonlyArray<User>>

/** What the homeowners without accounts did: jobs asked for, done and reviewed. */
export const playPast = (
  firms: ReadonlyArray<Firm>,
  neighbors: Neighbors,
  now: Instant,
  random: Random
): Performance => {
  const write = reviewWriter(random.fork("reviews"))
  const people = new Map([...neighbors.values()].flat().map((user) => [user.id, user]))
  const jobs = firms.flatMap((firm) =>
    historyOf(firm, neighbors, now, write).map((job) => ({
      firm,
      job,
      client: people.get(job.quote.homeownerId)
    }))
  )
  const talking = random.fork("talks")
  return {
    projects: [],
    quotes: jobs.map(({ job }) => job.quote),
    reviews: jobs.map(({ job }) => job.review),
    talks: jobs.flatMap(({ client, firm, job }) =>
      client === undefined ? [] : [pastTalk(firm, client, job, talking)]
    )
  }
}
