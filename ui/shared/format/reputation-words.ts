import { statedBy } from "#domain/check/stated-by.ts"
import type { Reputation } from "#domain/provider/reputation.ts"
import { responseWords } from "#domain/provider/response-time.ts"

import { checkedWords, counted, ratingWords, statedWords } from "./provider-words.ts"

const starWords = ({ rating, reviewCount }: Reputation): string =>
  reviewCount === 0 ? "New" : `★ ${ratingWords(rating)} (${counted(reviewCount, "review", "reviews")})`

const ownWords = (reputation: Reputation): string => {
  const answers = `answers ${responseWords[reputation.responseTime].toLowerCase()}`
  return `${[...statedWords(reputation), answers].join(", ")} (${statedBy})`
}

const milesWords = ({ distance }: Reputation): ReadonlyArray<string> => {
  if (distance === null) return []
  return [`${distance < 1 ? "Less than a mile" : counted(distance, "mile", "miles")} from the project`]
}

/** What speaks for a provider beside the price: first what others say, then what was checked, then their own words. */
export const reputationWords = (reputation: Reputation): ReadonlyArray<string> => [
  starWords(reputation),
  ...checkedWords(reputation),
  ...milesWords(reputation),
  ownWords(reputation)
]
