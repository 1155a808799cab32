import * as Schema from "effect/Schema"

import { type Cents, centsOf, dollarsOf, timesCents } from "#domain/shared/cents.ts"
import { maxDollars } from "#domain/shared/dollars.ts"
import { formatInFull } from "#domain/shared/money.ts"

import { OfferLine, signIssues, totalOfLines } from "./offer-lines.ts"
import type { PriceKind } from "./offer-words.ts"

/** Hours that work takes, from and to. */
export const Hours = Schema.Struct({ min: Schema.Finite, max: Schema.Finite })

/** The fields of an offer that say what it costs, in dollars. */
export interface Priced {
  readonly price?: number | null | undefined
  readonly priceKind?: PriceKind | null | undefined
  readonly lines?: ReadonlyArray<OfferLine> | null | undefined
  readonly maxPrice?: number | null | undefined
  readonly hourly?: number | null | undefined
  readonly hours?: typeof Hours.Type | null | undefined
  readonly deposit?: number | null | undefined
}

export const priceTooLow = "Price must be at least $1"
export const priceTooHigh = "Price cannot exceed $10,000,000"

// These checks also run where single fields have faults, so each field is tested here.
const areLines = Schema.is(Schema.NonEmptyArray(OfferLine))
// Amounts beyond all bounds cannot be calculated with.
const reckonable = Schema.Finite.check(Schema.isBetween({ minimum: -maxDollars, maximum: maxDollars }))
const areHours = Schema.is(Schema.Struct({ min: reckonable, max: reckonable }))
const isAmount = Schema.is(reckonable)

const centsIn = (amount: unknown): Cents | null => (isAmount(amount) ? centsOf(amount) : null)

const ofLines = ({ lines }: Priced): Cents | null => (areLines(lines) ? totalOfLines(lines) : null)

const ofHours = ({ hourly, hours, priceKind }: Priced): Cents | null =>
  priceKind === "hourly" && isAmount(hourly) && areHours(hours)
    ? timesCents(hours.max, centsOf(hourly))
    : null

/** What an offer costs: the sum of its lines, else its most hours at its rate, else its price; null where it does not say. */
export const totalOf = (offer: Priced): Cents | null =>
  ofLines(offer) ?? ofHours(offer) ?? centsIn(offer.price)

interface Issue {
  readonly path: ReadonlyArray<string | number>
  readonly issue: string
}

const inFull = (cents: Cents): string => formatInFull(dollarsOf(cents))

const isGiven = (value: unknown) => value !== undefined && value !== null

const totalIssues = (offer: Priced): ReadonlyArray<Issue> => {
  const [lines, hours, price] = [ofLines(offer), ofHours(offer), centsIn(offer.price)]
  const issues: Array<Issue> = []
  if (lines !== null && hours !== null && lines !== hours)
    issues.push({
      path: ["lines"],
      issue: `The lines add up to ${inFull(lines)}, the hours to ${inFull(hours)}.`
    })
  if (price !== null && lines !== null && price !== lines)
    issues.push({ path: ["price"], issue: `The lines add up to ${inFull(lines)}.` })
  else if (price !== null && hours !== null && price !== hours)
    issues.push({ path: ["price"], issue: `The hours add up to ${inFull(hours)}.` })
  return issues
}

const rangeIssues = (offer: Priced): ReadonlyArray<Issue> => {
  const lines = ofLines(offer)
  const total = lines ?? ofHours(offer)
  const path = lines === null ? (["hours"] as const) : (["lines"] as const)
  if (total === null) return []
  if (total < 100) return [{ path, issue: priceTooLow }]
  return total > maxDollars * 100 ? [{ path, issue: priceTooHigh }] : []
}

const missingPrice = ({ hourly, hours, lines, price, priceKind }: Priced): ReadonlyArray<Issue> => {
  if (isGiven(price) || (Array.isArray(lines) && lines.length > 0)) return []
  return priceKind === "hourly" && (isGiven(hourly) || isGiven(hours))
    ? []
    : [{ path: ["price"], issue: priceTooLow }]
}

const kindIssues = (offer: Priced): ReadonlyArray<Issue> => {
  const { hourly, hours, maxPrice, priceKind } = offer
  const issues: Array<Issue> = []
  if (priceKind === "up_to") {
    const [max, total] = [centsIn(maxPrice), totalOf(offer)]
    if (!isGiven(maxPrice)) issues.push({ path: ["maxPrice"], issue: "Please say what it costs at most" })
    else if (max !== null && total !== null && max < total)
      issues.push({ path: ["maxPrice"], issue: "The highest price cannot be below the price" })
  } else if (isGiven(maxPrice))
    issues.push({ path: ["maxPrice"], issue: "Only a price up to a highest one has a highest price" })
  if (priceKind === "hourly") {
    if (!isGiven(hourly)) issues.push({ path: ["hourly"], issue: "Please give your rate per hour" })
    if (!isGiven(hours)) issues.push({ path: ["hours"], issue: "Please say how many hours it takes" })
  } else if (isGiven(hourly) || isGiven(hours))
    issues.push({
      path: [isGiven(hourly) ? "hourly" : "hours"],
      issue: "Only a price by the hour has a rate and hours"
    })
  return issues
}

// Hours are stored with two decimals; templates from before this check may have more.
const hourIssues = ({ hours }: Priced): ReadonlyArray<Issue> =>
  areHours(hours)
    ? (["min", "max"] as const)
        .filter((end) => Number(hours[end].toFixed(2)) !== hours[end])
        .map((end) => ({ path: ["hours", end], issue: "Please use at most two decimals" }))
    : []

const depositIssues = (offer: Priced): ReadonlyArray<Issue> => {
  const [deposit, total] = [centsIn(offer.deposit), totalOf(offer)]
  return deposit !== null && total !== null && deposit > total
    ? [{ path: ["deposit"], issue: "The deposit cannot be above the price" }]
    : []
}

/** The faults across the fields of an offer's price. */
export const priceIssues = (offer: Priced): ReadonlyArray<Issue> => [
  ...missingPrice(offer),
  ...signIssues(offer.lines),
  ...totalIssues(offer),
  ...rangeIssues(offer),
  ...kindIssues(offer),
  ...hourIssues(offer),
  ...depositIssues(offer)
]
