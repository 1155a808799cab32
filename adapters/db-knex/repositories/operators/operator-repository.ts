import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Schema from "effect/Schema"

import type { Operator } from "#domain/operator/operator.ts"
import { UserId } from "#domain/shared/ids.ts"
import { Instant } from "#domain/shared/instant.ts"
import { OperatorRepository } from "#ports/repositories/operator-repository.ts"

import { Database, queryOn } from "../../database.ts"
import { Flag, rowCodec } from "../../row.ts"
import type { Columns } from "../../statement.ts"

const storedOperator: Schema.Codec<Operator, Columns> = Schema.Struct({
  userId: UserId,
  grantedAt: Instant,
  grantedBy: Schema.NullOr(UserId),
  notify: Flag
})

const operators = rowCodec(storedOperator)

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
        query((sql) => sql("operators").orderBy(["granted_at", "user_id"]).forUpdate()),
        (rows) => rows.map(operators.fromRow)
      )
    })
  })
)
