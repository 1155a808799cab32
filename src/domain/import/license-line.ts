import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { LicenseEntry } from "../register/license-entry.ts"
import { plainNumber } from "../register/plain-number.ts"
import { calendarDay } from "../shared/days.ts"
import { readInput } from "../shared/input.ts"
import { optionalText, text } from "../shared/text.ts"
import type { Cells, LineFault } from "./import.ts"

const longest = 200
const day = "Please give a day as 2026-08-31"

const Line = Schema.Struct({
  number: text("License number is required", { max: longest }),
  holder: text("Holder is required", { max: longest }),
  class: optionalText(longest),
  status: text("Status is required", { max: longest }),
  issuedOn: Schema.NullOr(calendarDay(day)),
  expiresOn: Schema.NullOr(calendarDay(day)),
  city: optionalText(longest),
  state: optionalText(longest)
})

const read = readInput(Line)

const dayOf = (typed: string | undefined) =>
  typed === undefined || typed.trim() === "" ? null : typed.trim()

/** Reads a line of a register; all faults at once. */
export const readLicenseLine = (
  line: number,
  cells: Cells
): Result.Result<Omit<LicenseEntry, "id" | "importId" | "register">, ReadonlyArray<LineFault>> => {
  const found = read({ ...cells, issuedOn: dayOf(cells["issuedOn"]), expiresOn: dayOf(cells["expiresOn"]) })
  if (Result.isFailure(found)) {
    return Result.fail(found.failure.faults.map(({ field, message }) => ({ line, column: field, message })))
  }
  const { city, class: of, number, state, ...entry } = found.success
  const plain = plainNumber(number)
  if (plain === "") {
    return Result.fail([{ line, column: "number", message: "License number has no letters or digits" }])
  }
  return Result.succeed({ ...entry, number: plain, class: of ?? "", city: city ?? "", state: state ?? "" })
}
