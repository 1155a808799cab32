import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { columnsOf, rowCodec } from "#adapters/db-knex/row.ts"
import { oneOf } from "#adapters/db-knex/rows-of.ts"
import { fullName } from "#adapters/db-knex/sql/full-name.ts"
import { type Bind, statementOf } from "#adapters/db-knex/statement.ts"
import { Check, CheckRecord, EndingCheck } from "#domain/check/check.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { CheckId, ProviderId } from "#domain/shared/ids.ts"
import type { Day } from "#domain/shared/instant.ts"
import {
  CheckRepository,
  type EndingBetween,
  type EndingMark
} from "#ports/repositories/operators/check-repository.ts"

export const checks = rowCodec(CheckRecord)
const namedChecks = rowCodec(Check)
const endingChecks = rowCodec(EndingCheck)

const ofProviderStatement = (id: ProviderId) =>
  statementOf(
    (bind) => `
      select ${columnsOf(CheckRecord)
        .map((name) => `c.${name}`)
        .join(", ")}, ${fullName("b")} as checked_by_name,
        ${fullName("r")} as revoked_by_name, e.holder
      from checks c left join users b on b.id = c.checked_by left join users r on r.id = c.revoked_by
        left join license_entries e on e.id = c.register_entry
      where c.provider_id = ${bind(id)} order by c.checked_at desc, c.id desc`
  )

// The provider's row holds the last day of the check that lasts longest, which supersedes those that end earlier.
const ending = ({ from, to }: EndingBetween, bind: Bind) => `
  from checks c join service_providers p on p.id = c.provider_id
  where c.revoked_at is null and c.expires_on >= ${bind(from)} and c.expires_on <= ${bind(to)}
    and c.expires_on = case c.kind when 'license' then p.license_until when 'insurance' then p.insurance_until
      when 'background' then p.background_until else p.identity_until end`

const listStatement = (when: EndingBetween, limit: number, after: EndingMark | null) =>
  statementOf(
    (bind) => `
      select c.id, c.provider_id, p.business_name, c.kind, c.scope, c.expires_on ${ending(when, bind)}
        ${after === null ? "" : `and (c.expires_on, c.id) > (${bind(after.expiresOn)}, ${bind(after.id)})`}
      order by c.expires_on, c.id limit ${bind(limit)}`
  )

const countStatement = (when: EndingBetween) =>
  statementOf((bind) => `select count(*) as count, min(c.expires_on) as "firstOn" ${ending(when, bind)}`)

const unsaidStatement = (kind: string, when: EndingBetween, limit: number) =>
  statementOf(
    (bind) => `
      select c.id ${ending(when, bind)}
        and not exists (select 1 from nudges n where n.thing_id = c.id and n.kind = ${bind(kind)})
      order by c.expires_on, c.id limit ${bind(limit)}`
  )

interface Counted {
  readonly count: number
  readonly firstOn: Day | null
}

export const KnexCheckRepository = Layer.effect(
  CheckRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    const one = oneOf(database, checks, "check")

    return CheckRepository.of({
      insert: (check) => Effect.asVoid(query((sql) => sql("checks").insert(checks.toRow(check)))),

      byId: (id) => one((sql) => sql("checks").where({ id })),

      revoke: Effect.fnUntraced(function* ({ id, ...check }) {
        const written = yield* query((sql) =>
          sql("checks")
            .where({ id, revoked_at: null })
            .update(checks.toRow({ ...check, id }))
        )
        if (written === 0) yield* new ChangedMeanwhile({ thing: "check" })
      }),

      hold: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("service_providers").where({ id }).forNoKeyUpdate().first("id"))
        if (row === undefined) yield* new NotFound({ thing: "provider" })
      }),

      ofProvider: (id) => Effect.map(read(ofProviderStatement(id)), (rows) => rows.map(namedChecks.fromRow)),

      ending: (when, { after, limit }) =>
        Effect.map(read(listStatement(when, limit, after)), (rows) => rows.map(endingChecks.fromRow)),

      countEnding: (when) =>
        Effect.map(read<Counted>(countStatement(when)), ([row]) => row ?? { count: 0, firstOn: null }),

      unsaid: (kind, when, limit) =>
        Effect.map(read<{ readonly id: CheckId }>(unsaidStatement(kind, when, limit)), (rows) =>
          rows.map(({ id }) => id)
        )
    })
  })
)
