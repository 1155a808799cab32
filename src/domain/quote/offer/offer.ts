import * as Schema from "effect/Schema"

import { calendarDay } from "#domain/shared/days.ts"
import { maxDollars, optionalDollars } from "#domain/shared/dollars.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { maxLength } from "#domain/shared/limits.ts"
import { optionally } from "#domain/shared/optionally.ts"
import { longText, optionalLongText, optionalText, text } from "#domain/shared/text.ts"
import { listOf, natural, worded } from "#domain/shared/worded.ts"

import { fittingDays } from "./offer-days.ts"
import { maxLines, OfferLine } from "./offer-lines.ts"
import { payments, priceKinds } from "./offer-words.ts"
import { type Hours, priceIssues, priceTooHigh, priceTooLow } from "./price-checks.ts"

const maxHours = 10_000
export const maxDays = 365
export const maxWarrantyMonths = 120
export const maxItems = 10
export const maxItemLength = 120

const between = (min: number, max: number, message: string) =>
  Schema.Number.check(
    Schema.isFinite({ message }),
    Schema.isGreaterThanOrEqualTo(min, { message }),
    Schema.isLessThanOrEqualTo(max, { message })
  )

const whole = (min: number, max: number, message: string) =>
  optionally(
    message,
    worded(message, Schema.Number, between(min, max, message).check(Schema.isInt({ message })))
  )

const someHours = "Please give hours from 0.25 to 10,000"
const hour = worded(someHours, Schema.Number, between(0.25, maxHours, someHours))

const OfferHours = Schema.Struct({ min: hour, max: hour }).check(
  Schema.makeFilter(
    ({ max, min }: typeof Hours.Type) =>
      min <= max || { path: ["max"], issue: "The most hours cannot be below the fewest" }
  )
)

const anItem = `Please use 1 to ${maxItemLength} characters`

const items = (what: string) => {
  const message = `Please list what is ${what}`
  const bound = { max: maxItems, tooMany: `Please list at most ${maxItems} things` }
  return optionally(message, listOf(message, bound, text(anItem, { max: maxItemLength })))
}

const amount = (what: string) =>
  optionalDollars({
    min: 0,
    max: maxDollars,
    tooLow: `Please give ${what} as an amount of $0 or more`,
    tooHigh: priceTooHigh
  })

const linesAsList = "Please send the lines as a list"

/** What else an offer may say beside its price, words and timing. All may be missing. */
export const offerTerms = {
  lines: optionally(
    linesAsList,
    listOf(linesAsList, { max: maxLines, tooMany: `An offer has at most ${maxLines} lines` }, OfferLine)
  ),
  priceKind: optionally(
    "Please choose a kind of price",
    Schema.Literals(priceKinds).annotate({ message: "Please choose a kind of price" })
  ),
  maxPrice: amount("the highest price"),
  hourly: amount("the rate"),
  hours: optionally(someHours, OfferHours),
  startFrom: optionally("Please choose a day to start", calendarDay("Please choose a day to start")),
  days: whole(1, maxDays, `Please give 1 to ${maxDays} days`),
  validUntil: optionally(
    "Please choose until which day it is valid",
    calendarDay("Please choose until which day it is valid")
  ),
  deposit: amount("the deposit"),
  payment: optionally(
    "Please choose how it is paid",
    Schema.Literals(payments).annotate({ message: "Please choose how it is paid" })
  ),
  warrantyMonths: whole(0, maxWarrantyMonths, `Please give 0 to ${maxWarrantyMonths} months`),
  includes: items("included"),
  excludes: items("not included")
}

/** May be missing where lines or hours tell the price. */
export const price = optionalDollars({ min: 1, max: maxDollars, tooLow: priceTooLow, tooHigh: priceTooHigh })

const fitting = Schema.makeFilter(priceIssues)

/** A provider's answer to a quote request; sent again, it revises the first. */
export const Offer = Schema.Struct({
  price,
  message: optionalLongText(maxLength.text),
  timeline: optionalText(maxLength.timeline),
  ...offerTerms
}).check(fitting)
export type Offer = typeof Offer.Type

/** The same, with days that are possible on the present day. */
export const offerAt = (now: Instant) => Offer.check(fittingDays(now))

const readVersion = "Please send the version of the project that you have read as a number"

/** An offer on a posted project: here the homeowner knows nothing of the provider yet, so words and timing are needed. */
export const Bid = Schema.Struct({
  price,
  message: longText("Please add a message to your offer", { max: maxLength.text }),
  timeline: text("Please say when you can do the work", { max: maxLength.timeline }),
  ...offerTerms,
  projectVersion: optionally(readVersion, natural(readVersion))
}).check(fitting)
export type Bid = typeof Bid.Type

/** The same, with days that are possible on the present day. */
export const bidAt = (now: Instant) => Bid.check(fittingDays(now))
