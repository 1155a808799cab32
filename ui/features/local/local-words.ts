import { tradePeople } from "#domain/catalogue/trade-people.ts"
import type { LocalPage } from "#domain/local/local-page.ts"
import { formatHourlyRange } from "#domain/shared/money.ts"
import { counted, formatNumber, ratingWords } from "#domain/shared/numbers.ts"
import { capitalized } from "#domain/shared/sentences.ts"

import { cityWords } from "./local-path.ts"

/** The page's heading: "Plumbers in Austin, TX". */
export const localHeading = (page: Pick<LocalPage, "category" | "place">): string =>
  `${capitalized(tradePeople[page.category.name].many)} in ${cityWords(page)}`

/** The title of the browser's tab: "Plumbing in Austin, TX: 12 professionals, 4.6 stars". */
export const localTitle = (page: Pick<LocalPage, "category" | "place" | "rating" | "total">): string => {
  const stars = page.rating === null ? "" : `, ${ratingWords(page.rating)} stars`
  return `${page.category.name} in ${cityWords(page)}: ${counted(page.total, "professional")}${stars}`
}

/** "$103 - $175/hr"; null where no rate is known. */
export const ratesOf = ({ typicalRates: { max, min } }: LocalPage): string | null =>
  min === null && max === null ? null : formatHourlyRange(min, max)

/** The page in two sentences, from its facts. */
export const localLead = (page: LocalPage): string => {
  const who =
    page.total === 1
      ? "1 local professional"
      : `Compare ${formatNumber(page.total)} local ${tradePeople[page.category.name].many}`
  const rated =
    page.rating === null
      ? ""
      : `, rated ${ratingWords(page.rating)} of 5 in ${counted(page.reviewCount, "review")}`
  const rates = ratesOf(page)
  return `${who}${rated}.${rates === null ? "" : ` Typical rates: ${rates}.`}`
}

interface Fact {
  readonly figure: string
  readonly words: string
}

/** The page's facts, as figures and what they mean. */
export const localFacts = (page: LocalPage): ReadonlyArray<Fact> => {
  const rates = ratesOf(page)
  return [
    {
      figure: counted(page.total, "professional"),
      words: `in ${page.place.city}`
    },
    ...(page.rating === null
      ? []
      : [
          {
            figure: `${ratingWords(page.rating)} stars`,
            words: `on average, from ${counted(page.reviewCount, "review")}`
          }
        ]),
    ...(rates === null ? [] : [{ figure: rates, words: "typical hourly rates" }])
  ]
}
