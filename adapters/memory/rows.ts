import * as Effect from "effect/Effect"

import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"

type Thing = NotFound["thing"]

/** The thing that was looked for, or `NotFound`. */
export const orNotFound =
  (thing: Thing) =>
  <A>(find: Effect.Effect<A | undefined>) =>
    Effect.flatMap(find, (found) =>
      found === undefined ? Effect.fail(new NotFound({ thing })) : Effect.succeed(found)
    )

/** Writes a record where its stored version is still the one read, else `ChangedMeanwhile` (optimistic concurrency). */
export const update = <A extends { readonly id: string; readonly version: number }>(
  table: Map<string, A>,
  record: A,
  thing: Thing
) => {
  const { id, version } = record
  if (table.get(id)?.version !== version) return Effect.fail(new ChangedMeanwhile({ thing }))
  table.set(id, { ...record, version: version + 1 })
  return Effect.void
}
