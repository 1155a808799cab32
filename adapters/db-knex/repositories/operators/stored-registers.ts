import * as Schema from "effect/Schema"

import type { Dialect } from "#adapters/db-knex/dialect.ts"
import { columnsOf, Flag, rowCodec } from "#adapters/db-knex/row.ts"
import { withoutMarks } from "#adapters/db-knex/sql/without-marks.ts"
import { type Bind, type Columns, type Statement, statementOf } from "#adapters/db-knex/statement.ts"
import { LicenseEntry } from "#domain/register/license-entry.ts"
import { FoundMatch, RegisterMatch } from "#domain/register/register-match.ts"

const matchFields = { ...RegisterMatch.fields, isActive: Flag }
const storedMatch: Schema.Codec<RegisterMatch, Columns> = Schema.Struct(matchFields)
const { businessName, licenseNumber, licenseUntil } = FoundMatch.fields
const shownMatch: Schema.Codec<Omit<FoundMatch, "entry" | "sentAt">, Columns> = Schema.Struct({
  ...matchFields,
  businessName,
  licenseNumber,
  licenseUntil
})
export const licenses = rowCodec(LicenseEntry)
export const matches = rowCodec(storedMatch)
export const shownMatches = rowCodec(shownMatch)

// As in the index of migration 032: the marks that people write into numbers.
const marks = [" ", "-", ".", ",", "/", "#", ":", "_", "(", ")"]

/** SQL for a license number without them. */
export const plain = (column: string) => withoutMarks(`upper(${column})`, marks)

const listOf = (values: ReadonlyArray<string>, bind: Bind) =>
  values.length === 0 ? "(null)" : `(${values.map(bind).join(", ")})`

/** A statement about these values, of which there may be none: `list` is what follows `in`. */
export const about = (
  values: ReadonlyArray<string>,
  write: (list: string, bind: Bind) => string
): Statement => ({
  ...statementOf((bind) => write(listOf(values, bind), bind)),
  isOneOff: true
})

/** Inserts rows, or changes all but the id of those that have the same key. */
const putting = (
  table: string,
  columns: ReadonlyArray<string>,
  key: ReadonlyArray<string>,
  rows: ReadonlyArray<Columns>
): Statement => ({
  ...statementOf((bind) => {
    const values = rows.map((row) => `(${columns.map((column) => bind(row[column] ?? null)).join(", ")})`)
    const changed = columns.filter((column) => column !== "id" && !key.includes(column))
    return `
      insert into ${table} (${columns.join(", ")}) values ${values.join(", ")}
      on conflict (${key.join(", ")})
      do update set ${changed.map((column) => `${column} = excluded.${column}`).join(", ")}`
  }),
  isOneOff: true
})

/** The last entry of each number: one upsert may write a row only once. */
const lastOfEach = (entries: ReadonlyArray<LicenseEntry>) => [
  ...new Map(entries.map((entry) => [`${entry.register} ${entry.number}`, entry])).values()
]

export const puttingLicenses = (entries: ReadonlyArray<LicenseEntry>) =>
  putting(
    "license_entries",
    columnsOf(LicenseEntry),
    ["register", "number"],
    lastOfEach(entries).map(licenses.toRow)
  )

export const puttingMatches = (found: ReadonlyArray<RegisterMatch>) =>
  putting(
    "register_matches",
    columnsOf(RegisterMatch),
    ["provider_id", "register", "number"],
    found.map(matches.toRow)
  )

/** SQL for the entries with these license numbers, each with the time at which its file was sent. */
export const sentText = (numbers: string) => `
  select e.*, (select i.created_at from imports i where i.id = e.import_id) as sent_at
  from license_entries e where e.number in ${numbers}`

const matchedText = (registers: string, numbers: string) =>
  `select provider_id as id, number from register_matches where register in ${registers} and number in ${numbers}`

/**
 * SQL for the last day of our check of a number of `p`. Filtered here, so that the planner reads the checks of the
 * business, and not all in the order of their ends.
 */
const checkedUntil = (number: string) => `(
  select max(c.expires_on) filter (where c.revoked_at is null and ${plain("c.reference")} = ${number})
  from checks c where c.provider_id = p.id and c.kind = 'license')`

// A profile may write its number with marks that the index does not strip, or claim another one than was checked: then
// its earlier match leads to it.
export const claimingStatement = (
  numbers: ReadonlyArray<string>,
  registers: ReadonlyArray<string>,
  { rowsOf }: Dialect
) =>
  about(
    numbers,
    (list, bind) => `
      select p.id, p.license_number, ${plain("p.license_number")} as number,
        ${checkedUntil(plain("p.license_number"))} as license_until
      from service_providers p where p.license_number is not null and ${plain("p.license_number")} in ${list}
      union
      select p.id, p.license_number, page.number, ${checkedUntil("page.number")} as license_until
      from ${rowsOf(matchedText(listOf(registers, bind), list), "service_providers", "p")}`
  )
