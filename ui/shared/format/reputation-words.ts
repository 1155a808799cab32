import { checkedBy, statedBy } from "#domain/check/stated-by.ts"
import type { Reputation } from "#domain/provider/reputation.ts"
import { responseWords } from "#domain/provider/response-time.ts"
import { counted, ratingWords } from "#domain/shared/numbers.ts"

/** "★ 4.8 (12 reviews)", or "New" without reviews. */
export const starWords = ({ rating, reviewCount }: Pick<Reputation, "rating" | "reviewCount">): string =>
  reviewCount === 0 ? "New" : `★\u00A0${ratingWords(rating)} (${counted(reviewCount, "review")})`

const paperWords = ({
  isInsured,
  isLicensed
}: Pick<Reputation, "isInsured" | "isLicensed">): ReadonlyArray<string> => [
  ...(isLicensed ? ["Licensed"] : []),
  ...(isInsured ? ["Insured"] : [])
]

/** What operators have checked, in words that say so; each is shown with a tick before it. */
export const checkedWords = (reputation: Reputation): ReadonlyArray<string> => {
  const { isBackgroundChecked, isInsuranceChecked: isInsured, isLicenseChecked: isLicensed } = reputation
  const papers = paperWords({ isInsured, isLicensed })
  return (isBackgroundChecked ? [...papers, "Background Checked"] : papers).map(
    (words) => `${words} (${checkedBy})`
  )
}

// Statements about what was checked are left out.
const ownWords = (reputation: Reputation): string => {
  const papers = paperWords({
    isInsured: reputation.isInsured && !reputation.isInsuranceChecked,
    isLicensed: reputation.isLicensed && !reputation.isLicenseChecked
  })
  const answers = `answers ${responseWords[reputation.responseTime].toLowerCase()}`
  return `${[...papers, answers].join(", ")} (${statedBy})`
}

/** How far from the project the provider is, where that is known. */
export const milesWords = ({ distance }: Reputation): ReadonlyArray<string> => {
  if (distance === null) return []
  return [`${distance < 1 ? "Less than a mile" : counted(distance, "mile")} from the project`]
}

/** What speaks for a provider besides the price: reviews first, then what was checked, then their own statements. */
export const reputationWords = (reputation: Reputation): ReadonlyArray<string> => [
  starWords(reputation),
  ...checkedWords(reputation).map((words) => `✓\u00A0${words}`),
  ...milesWords(reputation),
  ownWords(reputation)
]
