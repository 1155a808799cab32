import type { User } from "#domain/account/account.ts"
import type { Instant } from "#domain/shared/instant.ts"

import type { City } from "../people/cities.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import type { Performance } from "../stage/play.ts"
import { replyWriter } from "../writing/reply-writer.ts"
import { reviewWriter } from "../writing/review-writer.ts"
import { historyOf } from "./history.ts"
import { type Encounter, pastTalk } from "./talks.ts"

type Neighbors = ReadonlyMap<City, ReadonlyArray<User>>

/** What the homeowners without accounts did: jobs asked for, done and reviewed. */
export const playPast = (
  firms: ReadonlyArray<Firm>,
  neighbors: Neighbors,
  now: Instant,
  random: Random
): Performance => {
  const writers = { review: reviewWriter(random.fork("reviews")), reply: replyWriter(random.fork("replies")) }
  const people = new Map([...neighbors.values()].flat().map((user) => [user.id, user]))
  const encounters = firms.flatMap((firm) =>
    historyOf(firm, neighbors, now, writers).flatMap((job, turn): ReadonlyArray<Encounter> => {
      const homeowner = people.get(job.quote.homeownerId)
      return homeowner === undefined ? [] : [{ firm, homeowner, job, turn }]
    })
  )
  const talking = random.fork("talks")
  return {
    projects: [],
    quotes: encounters.map(({ job }) => job.quote),
    reviews: encounters.map(({ job }) => job.review),
    talks: encounters.map((encounter) => pastTalk(encounter, talking))
  }
}
