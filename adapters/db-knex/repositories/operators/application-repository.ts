import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, queryOn, readOn } from "#adapters/db-knex/database.ts"
import { oneOf, updateOf } from "#adapters/db-knex/rows-of.ts"
import { statementOf } from "#adapters/db-knex/statement.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"

import { applications } from "./stored-application.ts"

const waitingStatement = `
  select count(*) as count, min(created_at) as "oldestAt" from applications where status = $1`

const withdrawStatement = (email: string, since: Instant, at: Instant) =>
  statementOf(
    (bind) => `
      update applications set status = 'withdrawn', decided_at = ${bind(at)}, version = version + 1
      where email = ${bind(email)} and email <> '' and status = 'submitted' and created_at > ${bind(since)}
      returning id`
  )

const erasedTexts = [
  "first_name",
  "last_name",
  "email",
  "phone",
  "business_name",
  "description",
  "location",
  "zip_code"
]
const erasedAnswers = ["license_number", "insurance_provider", "hourly_rate_min", "hourly_rate_max"]

const eraseStatement = (instant: Instant, at: Instant) =>
  statementOf(
    (bind) => `
      update applications set erased_at = ${bind(at)},
        ${erasedTexts.map((name) => `${name} = ''`).join(", ")},
        ${erasedAnswers.map((name) => `${name} = null`).join(", ")}
      where status in ('declined', 'withdrawn') and erased_at is null and decided_at < ${bind(instant)}`
  )

interface Waiting {
  readonly count: number
  readonly oldestAt: Instant | null
}

export const KnexApplicationRepository = Layer.effect(
  ApplicationRepository,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const query = queryOn(database)
    const read = readOn(database)

    const one = oneOf(database, applications, "application")

    return ApplicationRepository.of({
      insert: (application) =>
        Effect.asVoid(query((sql) => sql("applications").insert(applications.toRow(application)))),

      byId: (id) => one((sql) => sql("applications").where({ id })),

      held: (id) => one((sql) => sql("applications").where({ id }).forNoKeyUpdate()),

      update: updateOf(database, "applications", applications, "application"),

      withdraw: Effect.fnUntraced(function* (email, since, at) {
        const { textLock: text } = dialect
        if (text !== null) yield* query((sql) => dialect.run(sql, { text, values: [email] }))
        return (yield* query((sql) => dialect.run(sql, withdrawStatement(email, since, at)))).length
      }),

      waiting: (status) =>
        Effect.map(
          read<Waiting>({ text: waitingStatement, values: [status] }),
          ([row]) => row ?? { count: 0, oldestAt: null }
        ),

      erase: (instant, at) => Effect.asVoid(query((sql) => dialect.run(sql, eraseStatement(instant, at))))
    })
  })
)
