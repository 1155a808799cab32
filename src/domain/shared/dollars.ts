import * as Schema from "effect/Schema"

import { optionally } from "./optionally.ts"
import { worded } from "./worded.ts"

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

/** An amount of US dollars with at most two decimals. Nothing adds amounts up, so they stay decimal numbers. */
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
