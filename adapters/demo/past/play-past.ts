import type { User } from "#domain/account/account.ts"
import { noticeOfReview, noticesOfStep } from "#domain/notices/work-notices.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { type ToldNotice, toldAt } from "../notices.ts"
import { asHomeowner } from "../people/actors.ts"
import type { City } from "../people/cities.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"
import type { Performance } from "../stage/play.ts"
import { replyWriter } from "../writing/reply-writer.ts"
import { reviewWriter } from "../writing/review-writer.ts"
import { historyOf, type Neighborhood } from "./history.ts"
import { type Encounter, pastTalk } from "./talks.ts"

type Neighbors = ReadonlyMap<City, ReadonlyArray<User>>

/** What a provider was told at the end of a job. */
const toldOfJob = ({ homeowner, job: { quote, review } }: Encounter): ReadonlyArray<ToldNotice> => {
  const actor = asHomeowner(homeowner)
  return [
    ...toldAt(quote.completedAt ?? review.createdAt, noticesOfStep(actor, quote, quote)),
    ...toldAt(review.createdAt, [noticeOfReview(actor, review)])
  ]
}

/** What the homeowners without accounts did: jobs asked for, done and reviewed. */
export const playPast = (
  firms: ReadonlyArray<Firm>,
  neighbors: Neighbors,
  now: Instant,
  random: Random
): Performance => {
  const writers = { review: reviewWriter(random.fork("reviews")), reply: replyWriter(random.fork("replies")) }
  const people = new Map([...neighbors.values()].flat().map((user) => [user.id, user]))
  const neighborhoods = new Map(
    [...neighbors].map(([city, homeowners]): [City, Neighborhood] => [city, { homeowners, texts: new Set() }])
  )
  const around = ({ city }: Firm) => neighborhoods.get(city) ?? { homeowners: [], texts: new Set() }
  const encounters = firms.flatMap((firm) =>
    historyOf(firm, around(firm), now, writers).flatMap((job, turn): ReadonlyArray<Encounter> => {
      const homeowner = people.get(job.quote.homeownerId)
      return homeowner === undefined ? [] : [{ firm, homeowner, job, turn }]
    })
  )
  const talking = random.fork("talks")
  return {
    projects: [],
    quotes: encounters.map(({ job }) => job.quote),
    offers: encounters.map(({ job }) => job.offer),
    reviews: encounters.map(({ job }) => job.review),
    invitations: [],
    talks: encounters.map((encounter) => pastTalk(encounter, talking)),
    told: encounters.flatMap(toldOfJob)
  }
}
