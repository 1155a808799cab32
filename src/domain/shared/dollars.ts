import * as Schema from "effect/Schema"

import { optionally } from "./optionally.ts"
import { worded } from "./worded.ts"

/** The largest amount that anything costs. */
export const maxDollars = 10_000_000

interface Range {
  readonly min: number
  readonly max: number
  readonly tooLow: string
  readonly tooHigh: string
}

// Floating point cannot divide cents exactly; a millionth of a cent tells 19.99 from 19.995.
const wholeCents = Schema.makeFilter<number>(
  (amount) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6 || "Please use whole cents"
)

/** An amount of US dollars with at most two decimals. Amounts that are added up are `Cents`. */
export const dollars = ({ max, min, tooHigh, tooLow }: Range) =>
  worded(
    tooLow,
    Schema.Number,
    Schema.Finite.check(
      Schema.isGreaterThanOrEqualTo(min, { message: tooLow }),
      Schema.isLessThanOrEqualTo(max, { message: tooHigh }),
      wholeCents
    )
  )

export const optionalDollars = (range: Range) => optionally(range.tooLow, dollars(range))
