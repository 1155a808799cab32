import { checkedBy, statedBy } from "#domain/check/stated-by.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { responseWords } from "#domain/provider/response-time.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { centsOf, dollarsOf, sumOf } from "#domain/shared/cents.ts"
import { formatInFull } from "#domain/shared/money.ts"
import { counted, formatNumber, ratingWords } from "#domain/shared/numbers.ts"

import type { OfferVersion } from "../offer/offer-version.ts"
import { type LineKind, paymentWords, priceKindWords } from "../offer/offer-words.ts"
import { atMostWords } from "../offer/price-words.ts"
import type { Quote } from "../quote.ts"

/** A quote to be compared, with what is known of its provider. */
export interface Compared {
  readonly quote: Quote
  readonly provider: Pick<
    ProviderProfile,
    | "completedJobs"
    | "isLicensed"
    | "licenseNumber"
    | "licenseUntil"
    | "rating"
    | "responseTime"
    | "reviewCount"
  >
}

type Words = string | ReadonlyArray<string> | null

const totalWords = (offer: OfferVersion): string =>
  `${formatInFull(offer.price)}${atMostWords(offer, formatInFull)}`

const ofKinds =
  (...kinds: ReadonlyArray<LineKind>) =>
  ({ lines }: OfferVersion): string | null => {
    const own = lines.filter(({ kind }) => kinds.includes(kind))
    return own.length === 0 ? null : formatInFull(dollarsOf(sumOf(own.map(({ amount }) => centsOf(amount)))))
  }

// A discount lowers the sum that it is in, so it is named: people compare what permits cost.
const otherWords = (offer: OfferVersion): ReadonlyArray<string> => {
  const sum = ofKinds("permit", "other", "discount")(offer)
  const [others, discount] = [ofKinds("permit", "other")(offer), ofKinds("discount")(offer)]
  if (sum === null) return []
  if (discount === null) return [sum]
  const named = `a discount of ${discount.replace("-", "")}`
  return others === null ? [named] : [sum, `with ${named}`]
}

const warrantyWords = ({ warrantyMonths }: OfferVersion): string | null => {
  if (warrantyMonths === null) return null
  return warrantyMonths === 0 ? "None" : counted(warrantyMonths, "month")
}

const dayWords = (day: string | null) => (day === null ? null : formatCalendarDay(day))

// A timeline may say when the work begins, how long it takes, or neither, so it is shown as it is.
const ownWords = ({ message, timeline }: OfferVersion): ReadonlyArray<string> => [
  ...(message ? [message] : []),
  ...(timeline ? [`Timeline: ${timeline}`] : [])
]

const licenseWords = ({ provider, quote }: Compared): string | null => {
  const license = provider.licenseNumber ?? "Licensed"
  if (quote.reputation?.isLicenseChecked === true && provider.licenseUntil !== null)
    return `✓ ${license} (${checkedBy}, valid until ${formatCalendarDay(provider.licenseUntil)})`
  return provider.isLicensed ? `${license} (${statedBy})` : null
}

interface Row {
  readonly label: string
  readonly words: (compared: Compared, offer: OfferVersion | null) => Words
}

const offered =
  (words: (offer: OfferVersion) => Words): Row["words"] =>
  (_, offer) =>
    offer === null ? null : words(offer)

/** The questions of a comparison, in the order in which they are asked; "not stated" answers for null and empty lists. */
export const comparisonRows = {
  total: { label: "Total", words: offered(totalWords) },
  priceKind: { label: "Kind of price", words: offered(({ priceKind }) => priceKindWords[priceKind]) },
  labor: { label: "Labor", words: offered(ofKinds("labor")) },
  material: { label: "Material", words: offered(ofKinds("material")) },
  other: { label: "Permits and other", words: offered(otherWords) },
  includes: { label: "Includes", words: offered(({ includes }) => includes) },
  excludes: { label: "Does not include", words: offered(({ excludes }) => excludes) },
  start: { label: "Start", words: offered(({ startFrom }) => dayWords(startFrom)) },
  takes: { label: "Takes", words: offered(({ days }) => (days === null ? null : counted(days, "day"))) },
  validUntil: { label: "Valid until", words: offered(({ validUntil }) => dayWords(validUntil)) },
  deposit: {
    label: "Deposit",
    words: (compared, offer) => {
      if (offer === null || offer.deposit === null) return null
      const { depositNote } = compared.quote
      const amount = offer.deposit === 0 ? "None" : formatInFull(offer.deposit)
      return depositNote === undefined ? amount : [amount, depositNote]
    }
  },
  paid: { label: "Paid", words: offered(({ payment }) => (payment === null ? null : paymentWords[payment])) },
  warranty: { label: "Warranty", words: offered(warrantyWords) },
  rating: {
    label: "Rating",
    words: ({ provider: { rating, reviewCount } }) =>
      reviewCount === 0 ? "No reviews yet" : `${ratingWords(rating)} of 5 (${counted(reviewCount, "review")})`
  },
  jobs: { label: "Jobs done here", words: ({ provider }) => formatNumber(provider.completedJobs) },
  license: { label: "License", words: licenseWords },
  answers: {
    label: "Answered in",
    words: ({ provider }) => `${responseWords[provider.responseTime]} (${statedBy})`
  },
  message: { label: "Message", words: offered(ownWords) }
} as const satisfies Record<string, Row>
