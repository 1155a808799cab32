import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"

import { StoreHealth } from "#ports/store-health.ts"
import { Transactor } from "#ports/transactor.ts"

import { Database, queryOn, readOn } from "./database.ts"

export const KnexStoreHealth = Layer.effect(
  StoreHealth,
  Effect.gen(function* () {
    const database = yield* Database
    const { atomically } = yield* Transactor
    const query = queryOn(database)

    const read = readOn(database)({ text: "select 1", values: [] })
    // All in one transaction, so that nothing of it is ever left behind. Its commit is what tells that there is room.
    const write = atomically(
      Effect.forEach(database.dialect.takeRoom, (statement) => query((sql) => sql.raw(statement)), {
        discard: true
      })
    )

    return StoreHealth.of({
      answers: Effect.suspend(() => (database.room.isLacking ? write : Effect.asVoid(read))).pipe(
        // A little under the promised second, which the whole answer has to keep.
        Effect.timeout("900 millis"),
        Effect.exit,
        Effect.map(Exit.isSuccess)
      )
    })
  })
)
