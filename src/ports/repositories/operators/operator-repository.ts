import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Operator } from "#domain/operator/operator.ts"
import type { UserId } from "#domain/shared/ids.ts"

export class OperatorRepository extends Context.Service<
  OperatorRepository,
  {
    /** Does nothing for somebody who is an operator already. */
    readonly add: (operator: Operator) => Effect.Effect<void>
    readonly remove: (id: UserId) => Effect.Effect<void>
    /**
     * All operators, in the order in which they became one. Inside a transaction, nobody changes who they are before it
     * ends.
     */
    readonly all: Effect.Effect<ReadonlyArray<Operator>>
  }
>()("ports/OperatorRepository") {}
