import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import { Database, queryOn } from "#adapters/db-knex/database.ts"
import { Flag, rowCodec } from "#adapters/db-knex/row.ts"
import type { Columns } from "#adapters/db-knex/statement.ts"
import type { Operator } from "#domain/operator/operator.ts"
import { UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"

const storedOperator: Schema.Codec<Operator, Columns> = Schema.Struct({
  userId: UserId,
  grantedAt: Instant,
  grantedBy: Schema.NullOr(UserId),
  notify: Flag
})

export const operators = rowCodec(storedOperator)

const textOf = ({ grantedAt, userId }: Operator) => `${grantedAt} ${userId}`
const byTime = (a: Operator, b: Operator) => (textOf(a) < textOf(b) ? -1 : 1)

export const KnexOperatorRepository = Layer.effect(
  OperatorRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    return OperatorRepository.of({
      add: (operator) =>
        Effect.asVoid(
          query((sql) => sql("operators").insert(operators.toRow(operator)).onConflict("user_id").ignore())
        ),

      remove: (id) => Effect.asVoid(query((sql) => sql("operators").where({ user_id: id }).delete())),

      all: Effect.map(
        query((sql) => sql("operators").forUpdate()),
        (rows) => rows.map(operators.fromRow).toSorted(byTime)
      )
    })
  })
)
