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
    // One transaction, so that nothing of it is ever left behind. Smaller writes may succeed on a disk that has no room
    // for this one, so they do not clear the flag.
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
