import * as Result from "effect/Result"

import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { type Fault, InvalidInput } from "#domain/shared/input.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

export const maxValidDays = 180

interface Dated {
  readonly startFrom?: Day | null | undefined
  readonly validUntil?: Day | null | undefined
}

const faultsOf = ({ startFrom, validUntil }: Dated, today: Day): ReadonlyArray<Fault> => {
  const faults: Array<Fault> = []
  if (startFrom && startFrom < today)
    faults.push({ field: "startFrom", message: "The start cannot be in the past" })
  if (validUntil && validUntil <= today)
    faults.push({ field: "validUntil", message: "Please choose a day from tomorrow on" })
  // A day more than Hawaii's: elsewhere it may be the next day already.
  if (validUntil && validUntil > plusDays(today, maxValidDays + 1))
    faults.push({ field: "validUntil", message: `Please choose a day within ${maxValidDays} days` })
  return faults
}

/** Checks an offer's days against the day that it is. */
export const checkDays = <A extends Dated>(offer: A, now: Instant): Result.Result<A, InvalidInput> => {
  const faults = faultsOf(offer, lastToday(now))
  return faults.length === 0 ? Result.succeed(offer) : Result.fail(new InvalidInput({ faults }))
}
