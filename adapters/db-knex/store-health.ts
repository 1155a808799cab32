import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"

import { StoreHealth } from "../../src/ports/store-health.ts"
import { Database, readOn } from "./database.ts"

export const KnexStoreHealth = Layer.effect(
  StoreHealth,
  Effect.map(Database, (database) =>
    StoreHealth.of({
      answers: readOn(database)({ text: "select 1", values: [] }).pipe(
        // A little under the promised second, which the whole answer has to keep.
        Effect.timeout("900 millis"),
        Effect.exit,
        Effect.map(Exit.isSuccess)
      )
    })
  )
)
