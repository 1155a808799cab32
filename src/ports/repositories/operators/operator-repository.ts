import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Operator } from "#domain/operator/operator.ts"
import type { UserId } from "#domain/shared/ids.ts"

export class OperatorRepository extends Context.Service<
  OperatorRepository,
  {
    /** Nothing changes for whom is one already. */
    readonly add: (operator: Operator) => Effect.Effect<void>
    readonly remove: (id: UserId) => Effect.Effect<void>
    /** All of them, the first to be made one first. Inside a transaction nobody else changes who they are meanwhile. */
    readonly all: Effect.Effect<ReadonlyArray<Operator>>
  }
>()("ports/OperatorRepository") {}
