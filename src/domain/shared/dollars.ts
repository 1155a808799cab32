import * as Schema from "effect/Schema"

import { optionally } from "./optionally.ts"

/** The largest amount that anything may cost. */
export const maxDollars = 10_000_000

interface Range {
  readonly min: number
  readonly max: number
  readonly tooLow: string
  readonly tooHigh: string
}

const noAmount = "Please name an amount, such as $800 or $1,250.50"
const amountOrNothing = Schema.NullOr(Schema.Number).annotate({ message: noAmount })

// Floating point cannot represent cents exactly; a millionth of a cent tells 19.99 from 19.995.
const isInCents = (amount: number) => Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-6

/** What is wrong with an amount that has parts of a cent, in words; null for nothing. */
export const centsFault = (amount: number | null): string | null =>
  amount === null || isInCents(amount) ? null : "Please use whole cents"

const wholeCents = Schema.makeFilter<number>((amount) => centsFault(amount) ?? true)

const isNumber = (amount: number | null): amount is number => amount !== null

/**
 * An amount of US dollars with at most two decimals; nothing at all is too low, and what is no amount ("about 400") has
 * a sentence of its own. Amounts that are added up are `Cents`.
 */
export const dollars = ({ max, min, tooHigh, tooLow }: Range) =>
  amountOrNothing
    .pipe(
      Schema.decodeTo(Schema.NullOr(Schema.Number).pipe(Schema.refine(isNumber, { message: tooLow }))),
      Schema.decodeTo(
        Schema.Number.check(
          Schema.isFinite({ message: noAmount }),
          Schema.isGreaterThanOrEqualTo(min, { message: tooLow }),
          Schema.isLessThanOrEqualTo(max, { message: tooHigh }),
          wholeCents
        )
      )
    )
    .annotateKey({ messageMissingKey: tooLow })

export const optionalDollars = (range: Range) => optionally(noAmount, dollars(range))
