import type { CheckRecord } from "#domain/check/check.ts"
import { isCheckValid } from "#domain/check/valid.ts"
import type { ImportRecord } from "#domain/import/import.ts"
import type { LicenseEntry } from "#domain/register/license-entry.ts"
import { matchOf, numberCheckedUntil } from "#domain/register/match-rules.ts"
import { plainNumber } from "#domain/register/plain-number.ts"
import { plusDays } from "#domain/shared/calendar.ts"
import { groupBy } from "#domain/shared/group-by.ts"
import { ImportId, LicenseEntryId, RegisterMatchId, type UserId } from "#domain/shared/ids.ts"
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

interface Known {
  readonly firms: ReadonlyArray<Firm>
  readonly checks: ReadonlyArray<CheckRecord>
  readonly operatorId: UserId
}

/** Businesses whose license numbers the register has: first those whose check has ended. */
const matched = ({ checks, firms }: Known, now: Instant) => {
  const byProvider = groupBy(checks, ({ providerId }) => providerId)
  const claims = firms.map((firm) => {
    const { id, licenseNumber } = firm.profile
    const number = plainNumber(licenseNumber ?? "")
    const licenseUntil = numberCheckedUntil(byProvider.get(id) ?? [], number)
    return { firm, claim: { providerId: id, number, licenseUntil } }
  })
  const licensed = claims.filter(({ claim }) => claim.number !== "")
  const isOver = ({ claim }: (typeof claims)[number]) => !isCheckValid(claim.licenseUntil, now)
  return [...licensed.filter(isOver), ...licensed.filter((known) => !isOver(known))].slice(0, matching)
}

/**
 * A public register, invented but for the numbers of nine businesses of the demo marketplace, and the import that brought
 * it: where our check has ended it waits for the operator, as does the last one, whose license it no longer calls active.
 */
export const importRegister = (known: Known, now: Instant, random: Random) => {
  const createdAt = atTime(daysBefore(now, sentDaysAgo), "08:30")
  const appliedAt = atTime(daysBefore(now, sentDaysAgo), "08:31")
  const id = ImportId.make(uuidAt(createdAt, random))
  const today = dayOf(now)
  const entryOf = (
    number: string,
    holder: string,
    town: string,
    isActive = random.chance(0.9)
  ): LicenseEntry => ({
    id: LicenseEntryId.make(uuidAt(appliedAt, random)),
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
  })
  const found = matched(known, now).map(({ claim, firm }, at) => {
    const holder = at === 1 ? `${firm.owner.lastName} Building Inc` : `${firm.profile.businessName} LLC`
    const entry = entryOf(claim.number, holder, firm.city.name, at < matching - 1)
    const matchId = RegisterMatchId.make(uuidAt(appliedAt, random))
    return { entry, match: matchOf(undefined, claim, entry, { at: now, id: matchId }) }
  })
  const invented = Array.from({ length: size - found.length }, (_, at) => {
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
    createdBy: known.operatorId,
    createdAt,
    appliedAt,
    appliedTo: size + 1,
    invites: false
  }
  return {
    imports: [file],
    licenses: [...found.map(({ entry }) => entry), ...invented],
    matches: found.map(({ match }) => match).filter((match) => match !== null)
  }
}
