import type { ImportRecord, LicenseEntry } from "#domain/import/import.ts"
import { plainNumber } from "#domain/import/license-line.ts"
import { plusDays } from "#domain/shared/calendar.ts"
import { ImportId, type UserId } from "#domain/shared/ids.ts"
import { dayOf, type Instant } from "#domain/shared/instant.ts"

import { atTime, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"

const register = "FL DBPR CILB"
const size = 400
const matching = 9
const sentDaysAgo = 8

const surnames = [
  "Alvarez",
  "Bright",
  "Castell",
  "Dorsey",
  "Ellwood",
  "Fuentes",
  "Graham",
  "Holt",
  "Ibarra",
  "Jansen"
]
const trades = [
  { letters: "CFC", name: "Plumbing" },
  { letters: "CAC", name: "Air" },
  { letters: "CCC", name: "Roofing" },
  { letters: "CPC", name: "Pools" },
  { letters: "CGC", name: "Building" }
]
const towns = ["Miami", "Tampa", "Orlando", "Jacksonville", "Naples", "Sarasota"]

/** A public register, invented but for nine businesses of the demo marketplace, and the import that brought it. */
export const importRegister = (
  firms: ReadonlyArray<Firm>,
  operatorId: UserId,
  now: Instant,
  random: Random
) => {
  const createdAt = atTime(daysBefore(now, sentDaysAgo), "08:30")
  const id = ImportId.make(uuidAt(createdAt, random))
  const licensed = firms.filter(({ profile }) => profile.licenseNumber !== null).slice(0, matching)
  const today = dayOf(now)
  const entryOf = (number: string, holder: string, town: string): LicenseEntry => {
    const isActive = random.chance(0.9)
    return {
      register,
      number,
      holder: holder.toUpperCase(),
      class: number.replaceAll(/\d/g, ""),
      status: isActive ? "Current, Active" : "Delinquent, Inactive",
      issuedOn: plusDays(today, -random.between(400, 6_000)),
      expiresOn: plusDays(today, isActive ? random.between(30, 700) : -random.between(10, 300)),
      city: town.toUpperCase(),
      state: "FL",
      importId: id
    }
  }
  const known = licensed.map(({ city, profile }) =>
    entryOf(plainNumber(profile.licenseNumber ?? ""), `${profile.businessName} LLC`, city.name)
  )
  const invented = Array.from({ length: size - known.length }, (_, at) => {
    const { letters, name } = random.pick(trades)
    const holder = `${random.pick(surnames)} ${name} of ${random.pick(towns)} Inc`
    return entryOf(`${letters}${1_400_000 + at}`, holder, random.pick(towns))
  })
  const file: ImportRecord = {
    id,
    kind: "licenses",
    name: "cilb-certified.csv",
    register,
    rows: size,
    good: size,
    bad: 0,
    state: "applied",
    createdBy: operatorId,
    createdAt,
    appliedAt: atTime(daysBefore(now, sentDaysAgo), "08:31"),
    appliedTo: size + 1,
    invites: false
  }
  return { imports: [file], licenses: [...known, ...invented] }
}
