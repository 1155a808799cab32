import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { v7 } from "uuid"

import { Ids } from "#ports/ids.ts"

/** UUIDs of version 7; within one process every one sorts after those before it. */
export const UuidIds = Layer.succeed(Ids, { uuid: Effect.sync(() => v7()) })
