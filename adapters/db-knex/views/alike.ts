import * as Schema from "effect/Schema"

import { User } from "#domain/account/account.ts"
import { type FoundAlike, mostAlike, type Numbers } from "#domain/operator/alike.ts"
import { SanctionRecord } from "#domain/sanction/sanction.ts"
import type { UserId } from "#domain/shared/ids.ts"

import type { Dialect } from "../dialect.ts"
import { plain } from "../repositories/operators/stored-registers.ts"
import { rowCodec } from "../row.ts"
import { withoutMarks } from "../sql/without-marks.ts"
import { type Bind, type Columns, statementOf } from "../statement.ts"

const { firstName, lastName, phone } = User.fields
const { level, liftedAt, until, userId } = SanctionRecord.fields
const nullableText = Schema.NullOr(Schema.String)
const storedAlike: Schema.Codec<FoundAlike, Columns> = Schema.Struct({
  userId,
  firstName,
  lastName,
  phone,
  businessName: nullableText,
  licenseNumber: nullableText,
  level,
  liftedAt,
  until
})
export const alike = rowCodec(storedAlike)

/** SQL for a telephone number without separators, as its index has it. */
export const digits = withoutMarks("phone", [" ", "-", "(", ")", ".", "+", "/"])

const newestSanction = `
  select n.id from sanctions n where n.user_id = f.id order by n.started_at desc, n.id desc limit 1`

const byPhone = (number: string, inBytes: string, bind: Bind) => {
  const text = `(${digits}) ${inBytes}`
  // SQLite scans the table for an equality where most people have no number.
  return `select id from users where ${text} >= ${bind(number)} and ${text} <= ${bind(number)}`
}

const byLicense = (license: string | null, bind: Bind) =>
  license === null
    ? []
    : [
        `select user_id as id from service_providers
         where license_number is not null and ${plain("license_number")} = ${bind(license)}`
      ]

/** The newest sanctions of others who have one of the numbers. There has to be one. */
export const alikeStatement = (id: UserId, { license, phones }: Numbers, { inBytes, rowsOf }: Dialect) =>
  statementOf((bind) => {
    const found = [...phones.map((number) => byPhone(number, inBytes, bind)), ...byLicense(license, bind)]
    const newest = `
      select (${newestSanction}) as id from (${found.join(" union ")}) f where f.id <> ${bind(id)}`
    return `
      select s.user_id, u.first_name, u.last_name, u.phone, p.business_name, p.license_number,
        s.level, s.lifted_at, s.until
      from ${rowsOf(newest, "sanctions", "s")}
      join users u on u.id = s.user_id
      left join service_providers p on p.user_id = s.user_id
      order by s.started_at desc, s.id desc limit ${mostAlike}`
  })
