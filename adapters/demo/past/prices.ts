import type { City } from "../people/cities.ts"
import type { Random } from "../random.ts"
import type { Job } from "../trade.ts"
import { offerTimelines } from "../writing/small-talk.ts"

const stepFor = (amount: number) => {
  if (amount < 500) return 5
  if (amount < 5_000) return 10
  return amount < 20_000 ? 50 : 500
}

const rounded = (amount: number) => {
  const step = stepFor(amount)
  return Math.round(amount / step) * step
}

/** What such a job costs in this city, in dollars; more often near the lower end. */
export const priceOf = ({ price: [low, high] }: Job, { cost }: City, random: Random): number =>
  rounded((low + (high - low) * random.next() ** 1.5) * cost)

/** What the homeowner had in mind before the offer came; half of them did not say. */
export const budgetAround = (price: number, random: Random) => {
  if (random.chance(0.5)) return { budgetMin: null, budgetMax: null }
  const budgetMax = rounded(price * (0.9 + random.next() * 0.4))
  return { budgetMin: random.chance(0.6) ? rounded(budgetMax * 0.6) : null, budgetMax }
}

export const timelineFor = (price: number, random: Random): string => {
  if (price < 1_000) return random.pick(offerTimelines.small)
  return random.pick(price < 20_000 ? offerTimelines.medium : offerTimelines.large)
}
