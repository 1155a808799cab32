import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import { Registration } from "../account/account.ts"
import { namesAreTheirs } from "../account/person-name.ts"
import { categoryNames } from "../catalogue/category-names.ts"
import { availabilities } from "../provider/availability.ts"
import { isZipCode, neededMessages } from "../provider/profile/profile-needs.ts"
import { ProfileRequest } from "../provider/profile/profile.ts"
import { responseTimes } from "../provider/response-time.ts"
import { type Fault, readInput } from "../shared/input.ts"
import type { Cells, LineFault } from "./import.ts"

const { email, firstName, lastName, phone } = Registration.fields

const Person = Schema.Struct({ email, firstName, lastName, phone }).check(namesAreTheirs)

/** The person whom a line of a file of businesses names, and their profile; only its owner ever lists it. */
export interface ProviderLine {
  readonly person: typeof Person.Type
  readonly request: ProfileRequest
}

// Text that is no number is left for the schema to refuse.
const amountOf = (typed: string): number | string | null => {
  const plain = typed.trim().replace(/^\$/, "").replaceAll(",", "")
  if (plain === "") return null
  return Number.isNaN(Number(plain)) ? typed : Number(plain)
}

const textOf = (cells: Cells, column: string): string => cells[column] ?? ""
const orNull = (typed: string): string | null => (typed.trim() === "" ? null : typed)

const requestOf = (cells: Cells) => {
  const licenseNumber = orNull(textOf(cells, "licenseNumber"))
  const insuranceProvider = orNull(textOf(cells, "insuranceProvider"))
  return {
    businessName: textOf(cells, "businessName"),
    description: textOf(cells, "description"),
    specialties: textOf(cells, "specialties")
      .split(";")
      .map((name) => name.trim())
      .filter((name) => name !== ""),
    location: textOf(cells, "location"),
    zipCode: textOf(cells, "zipCode").trim(),
    hourlyRateMin: amountOf(textOf(cells, "hourlyRateMin")),
    hourlyRateMax: amountOf(textOf(cells, "hourlyRateMax")),
    isLicensed: licenseNumber !== null,
    licenseNumber,
    isInsured: insuranceProvider !== null,
    insuranceProvider,
    availability: textOf(cells, "availability").trim(),
    responseTime: textOf(cells, "responseTime").trim()
  }
}

// Forms show what may be chosen; somebody who writes a file reads it only in these messages.
const allowed = new Map([
  ["specialties", categoryNames.join("; ")],
  ["availability", availabilities.join(", ")],
  ["responseTime", responseTimes.join(", ")]
])

const worded = ({ field, message }: Fault) => {
  const words = allowed.get(field)
  return words === undefined ? message : `${message}: ${words}`
}

const readPerson = readInput(Person)
const readProfile = readInput(ProfileRequest)

/** Reads a line by the schemas of the registration and of the profile; all faults at once. `isPlace` knows ZIP codes. */
export const readProviderLine = (
  line: number,
  cells: Cells,
  isPlace: (zipCode: string) => boolean
): Result.Result<ProviderLine, ReadonlyArray<LineFault>> => {
  const person = readPerson({
    email: textOf(cells, "email"),
    firstName: textOf(cells, "firstName"),
    lastName: textOf(cells, "lastName"),
    phone: orNull(textOf(cells, "phone"))
  })
  const sent = requestOf(cells)
  // Checked as if it were to be listed: a prepared page must lack nothing.
  const profile = readProfile({ ...sent, listed: true })
  const faults: ReadonlyArray<Fault> = [
    ...(Result.isFailure(person) ? person.failure.faults : []),
    ...(Result.isFailure(profile) ? profile.failure.faults : []),
    ...(isZipCode(sent.zipCode) && !isPlace(sent.zipCode)
      ? [{ field: "zipCode", message: neededMessages.zipCode }]
      : [])
  ]
  if (Result.isSuccess(person) && Result.isSuccess(profile) && faults.length === 0) {
    return Result.succeed({ person: person.success, request: { ...profile.success, listed: false } })
  }
  return Result.fail(faults.map((fault) => ({ line, column: fault.field, message: worded(fault) })))
}
