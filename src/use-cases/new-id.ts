import * as Effect from "effect/Effect"

import { Ids } from "#ports/ids.ts"

interface Branded<Id> {
  readonly make: (uuid: string) => Id
}

/** A fresh id of the wanted kind: `yield* newId(QuoteId)`. */
export const newId = <Id>(kind: Branded<Id>): Effect.Effect<Id, never, Ids> =>
  Effect.flatMap(Ids, ({ uuid }) => Effect.map(uuid, (text) => kind.make(text)))
