import type { User } from "#domain/account/account.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { demoEmailOf } from "../people/accounts.ts"
import type { Firm } from "../people/firms.ts"
import { homeownersIn } from "../people/homeowners.ts"
import type { Random } from "../random.ts"
import type { WriteReply } from "../writing/reply-writer.ts"
import type { WriteReview } from "../writing/review-writer.ts"
import { type PastJob, pastJob } from "./jobs.ts"
import { replierOf } from "./replies.ts"

type Odds = ReadonlyArray<readonly [number, number]>

// Stars, and how often they are given.
const flawless: Odds = [
  [5, 82],
  [4, 16],
  [3, 2]
]
const good: Odds = [
  [5, 58],
  [4, 30],
  [3, 8],
  [2, 3],
  [1, 1]
]
const uneven: Odds = [
  [5, 34],
  [4, 30],
  [3, 19],
  [2, 11],
  [1, 6]
]

const oddsOf = (firm: Firm): Odds => {
  if (demoEmailOf(firm.business.owner) !== undefined) return good
  return firm.random.weighted([
    [flawless, 40],
    [good, 42],
    [uneven, 18]
  ])
}

/** How many reviews a provider has: most a handful, some many, a few none yet. */
const reviewsOf = ({ business, city, random }: Firm): number => {
  if (business.fresh === true) return 0
  if (demoEmailOf(business.owner) !== undefined) return random.between(13, 16)
  const [least, most] = random.weighted<readonly [number, number]>([
    [[0, 0], 4],
    [[1, 4], 26],
    [[5, 8], 40],
    [[9, 14], 21],
    [[15, 21], 9]
  ])
  return Math.min(random.between(least, most), homeownersIn(city) - 1)
}

interface Writers {
  readonly review: WriteReview
  readonly reply: WriteReply
}

/** The people of a city, and the texts that its reviews and replies are made of so far. */
export interface Neighborhood {
  readonly homeowners: ReadonlyArray<User>
  readonly texts: Set<string>
}

/** The completed and reviewed jobs of one provider, each for another homeowner of its city. */
export const historyOf = (
  firm: Firm,
  { homeowners, texts }: Neighborhood,
  now: Instant,
  { reply, review }: Writers
): ReadonlyArray<PastJob> => {
  const random: Random = firm.random.fork("history")
  const said = { texts, titles: new Set<string>() }
  const odds = oddsOf(firm)
  const answer = replierOf(firm, texts, now, reply)
  return random
    .shuffled(homeowners)
    .slice(0, reviewsOf(firm))
    .flatMap((homeowner) => {
      const rating = random.weighted(odds)
      return pastJob({ firm, homeowner, rating, now, random, answer }, review, said) ?? []
    })
}
