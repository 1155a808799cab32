import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { lowestId } from "#adapters/db-knex/sql/outermost-ids.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import { plainNumber } from "#domain/register/license-entry.ts"
import type { RegisterMatch } from "#domain/register/register-match.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"

import {
  about,
  claimingStatement,
  licenses,
  matches,
  puttingLicenses,
  puttingMatches,
  sentText,
  shownMatches
} from "./stored-registers.ts"

const numberedText = (numbers: string) =>
  `select * from license_entries where number in ${numbers} order by register, number`
const ofText = (ids: string) => `select * from register_matches where provider_id in ${ids}`
const waitingText = `
  select m.*, p.business_name, p.license_number, p.license_until
  from register_matches m join service_providers p on p.id = m.provider_id
  where m.settled_at is null and m.id > $1 order by m.id limit $2`

interface ClaimRow {
  readonly id: ProviderId
  readonly license_number: string | null
  readonly number: string
  readonly license_until: Day | null
}

interface SentRow {
  readonly sent_at: Instant | null
}

interface Counted {
  readonly count: number
  readonly oldestAt: Instant | null
}

export const KnexRegisterRepository = Layer.effect(
  RegisterRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)
    const run = (statement: Statement) => Effect.asVoid(query((sql) => database.dialect.run(sql, statement)))

    return RegisterRepository.of({
      put: (entries) => (entries.length === 0 ? Effect.void : run(puttingLicenses(entries))),

      removeOlder: Effect.fnUntraced(function* (register, id, at) {
        yield* query((sql) => sql("license_entries").where({ register }).whereNot({ import_id: id }).delete())
        const lost: Statement = {
          text: `
            update register_matches set is_active = false, found_at = $1, settled_at = null
            where register = $2 and is_active and not exists (
              select 1 from license_entries e
              where e.register = register_matches.register and e.number = register_matches.number)
            returning id`,
          values: [at, register]
        }
        const rows = yield* query((sql) => database.dialect.run<Pick<RegisterMatch, "id">>(sql, lost))
        return rows.map(({ id: lostId }) => lostId)
      }),

      entry: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("license_entries").where({ id }).first())
        return row === undefined ? null : licenses.fromRow(row)
      }),

      numbered: (numbers) =>
        Effect.map(read(about(numbers, numberedText)), (rows) => rows.map(licenses.fromRow)),

      claiming: (numbers, registers) =>
        Effect.map(read<ClaimRow>(claimingStatement(numbers, registers, database.dialect)), (rows) =>
          rows
            .filter(
              (row) => row.license_until !== null || plainNumber(row.license_number ?? "") === row.number
            )
            .map((row) => ({ providerId: row.id, number: row.number, licenseUntil: row.license_until }))
        ),

      match: Effect.fnUntraced(function* (id) {
        const row = yield* query((sql) => sql("register_matches").where({ id }).first())
        return row === undefined ? null : matches.fromRow(row)
      }),

      matchesOf: (ids) => Effect.map(read(about(ids, ofText)), (rows) => rows.map(matches.fromRow)),

      putMatches: (found) => (found.length === 0 ? Effect.void : run(puttingMatches(found))),

      removeMatches: (ids) => run(about(ids, (list) => `delete from register_matches where id in ${list}`)),

      settle: ({ isActive, providerId }, at) =>
        Effect.asVoid(
          query((sql) =>
            sql("register_matches")
              .where({ provider_id: providerId, is_active: isActive, settled_at: null })
              .update({ settled_at: at })
          )
        ),

      reopen: (id, at) =>
        Effect.asVoid(
          query((sql) =>
            sql("register_matches")
              .where({ provider_id: id, is_active: true })
              .whereNotNull("settled_at")
              .update({ settled_at: null, found_at: at })
          )
        ),

      putAside: Effect.fnUntraced(function* (id, at) {
        const written = yield* query((sql) =>
          sql("register_matches").where({ id, settled_at: null }).update({ settled_at: at })
        )
        const row = yield* query((sql) => sql("register_matches").where({ id }).first())
        if (row === undefined) return yield* new NotFound({ thing: "match" })
        return written === 0 ? yield* new ChangedMeanwhile({ thing: "match" }) : matches.fromRow(row)
      }),

      waiting: Effect.fnUntraced(function* ({ before, limit }) {
        const rows = yield* read({ text: waitingText, values: [before ?? lowestId, limit] })
        const found = rows.map(shownMatches.fromRow)
        const numbers = [...new Set(found.map(({ number }) => number))]
        const entries = (yield* read<SentRow>(about(numbers, sentText))).map((row) => ({
          entry: licenses.fromRow(row),
          sentAt: row.sent_at
        }))
        return found.map((match) => {
          const isOf = ({ entry }: (typeof entries)[number]) =>
            entry.register === match.register && entry.number === match.number
          return Object.assign({}, match, entries.find(isOf) ?? { entry: null, sentAt: null })
        })
      }),

      countWaiting: Effect.map(
        read<Counted>({
          text: `
            select count(*) as count, min(found_at) as "oldestAt" from register_matches
            where settled_at is null and id > $1`,
          values: [lowestId]
        }),
        ([row]) => row ?? { count: 0, oldestAt: null }
      )
    })
  })
)
