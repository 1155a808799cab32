import * as Schema from "effect/Schema"

import { type Cents, centsOf, sumOf, timesCents } from "#domain/shared/cents.ts"
import { choice } from "#domain/shared/choice.ts"
import { dollars, maxDollars } from "#domain/shared/dollars.ts"
import { text } from "#domain/shared/text.ts"
import { worded } from "#domain/shared/worded.ts"

import { lineKinds, lineUnits } from "./offer-words.ts"

export const maxLines = 40
const maxQuantity = 100_000

const someQuantity = "The quantity must be above 0"
const threeDecimals = "Please use at most three decimals"
const aPrice = "Please give a price per unit"

const isThousandths = (quantity: number) => Math.abs(quantity * 1_000 - Math.round(quantity * 1_000)) < 1e-6

const quantity = worded(
  someQuantity,
  Schema.Number,
  Schema.Number.check(
    Schema.isFinite({ message: someQuantity }),
    Schema.isGreaterThan(0, { message: someQuantity }),
    Schema.isLessThanOrEqualTo(maxQuantity, { message: "The quantity cannot exceed 100,000" }),
    Schema.makeFilter((amount) => isThousandths(amount) || threeDecimals)
  )
)

interface Signed {
  readonly kind?: unknown
  readonly unitPrice?: unknown
}

const discountAdds = "A discount is an amount below 0"
const belowZero = "Only a discount is below 0"

// A line of no known kind may be meant as a discount.
const signFault = ({ kind, unitPrice }: Signed): string | null => {
  if (typeof unitPrice !== "number") return null
  if (kind === "discount") return unitPrice > 0 ? discountAdds : null
  return unitPrice < 0 && lineKinds.some((known) => known === kind) ? belowZero : null
}

const isSigned = (line: unknown): line is Signed => typeof line === "object" && line !== null

/** The faults of amounts on the wrong side of 0, in lines as they were sent, whatever else is wrong with them. */
export const signIssues = (lines: unknown) =>
  (Array.isArray(lines) ? lines : []).flatMap((line: unknown, index) => {
    const issue = isSigned(line) ? signFault(line) : null
    return issue === null ? [] : [{ path: ["lines", index, "unitPrice"], issue }]
  })

/** A part of an offer's price, in dollars a unit: below zero for a discount, and for nothing else. */
export const OfferLine = Schema.Struct({
  kind: choice(lineKinds, "Please choose what kind of line this is"),
  text: text("Please say in 3 to 200 characters what this is", { min: 3, max: 200 }),
  quantity,
  unit: choice(lineUnits, "Please choose a unit"),
  unitPrice: dollars({
    min: -maxDollars,
    max: maxDollars,
    tooLow: aPrice,
    tooHigh: "A price cannot exceed $10,000,000"
  })
})
  .annotate({ message: "Please send each line with its fields" })
  .check(
    Schema.makeFilter((line) => {
      const issue = signFault(line)
      return issue === null || { path: ["unitPrice"], issue }
    })
  )
export type OfferLine = typeof OfferLine.Type

type Amount = Pick<OfferLine, "quantity" | "unitPrice">

/** What a line comes to, to the nearest cent. */
export const amountOf = ({ quantity: times, unitPrice }: Amount): Cents =>
  timesCents(times, centsOf(unitPrice))

/** What lines come to: the sum of their amounts, each to the nearest cent. */
export const totalOfLines = (lines: ReadonlyArray<Amount>): Cents => sumOf(lines.map(amountOf))
