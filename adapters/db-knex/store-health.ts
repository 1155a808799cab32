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
    const { dialect, room } = database
    const { atomically } = yield* Transactor
    const query = queryOn(database)

    const read = readOn(database)({ text: "select 1", values: [] })
    // All in one transaction, so that nothing of it is ever left behind. Less than it writes may fit where it does not.
    const write = atomically(
      Effect.forEach(dialect.takeRoom, (statement) => query((sql) => sql.raw(statement)), { discard: true })
    ).pipe(Effect.tap(() => Effect.sync(() => (room.isLacking = false))))

    return StoreHealth.of({
      answers: Effect.suspend(() => (room.isLacking ? write : Effect.asVoid(read))).pipe(
        // A little under the promised second, which the whole answer has to keep.
        Effect.timeout("900 millis"),
        Effect.exit,
        Effect.map(Exit.isSuccess)
      ),
      lacks: Effect.sync(dialect.lacks)
    })
  })
)
