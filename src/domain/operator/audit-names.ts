import * as Schema from "effect/Schema"

import { ThingId } from "../shared/ids.ts"
import type { AuditRow } from "./audit.ts"

/** The kinds of things in the audit log that have a name. */
export type NamedKind = "application" | "import" | "provider" | "user"

/** Something that a row of the audit log names by its id. */
export interface Named {
  readonly kind: NamedKind
  readonly id: string
}

const kindsOfFacts = new Map<string, NamedKind>([
  ["takenBy", "user"],
  ["userId", "user"],
  ["providerId", "provider"]
])
const kindsOfThings = new Map<string, NamedKind>([
  ["application", "application"],
  ["import", "import"],
  ["user", "user"]
])

const isId = Schema.is(ThingId)

const named = (kind: NamedKind | undefined, id: unknown): ReadonlyArray<Named> =>
  kind !== undefined && isId(id) ? [{ kind, id }] : []

/** All that a row names by ids: its thing, and the people and businesses in its facts from before and after. */
export const namedIn = ({ after, before, thing, thingId }: AuditRow): ReadonlyArray<Named> => [
  ...named(kindsOfThings.get(thing), thingId),
  ...[before, after].flatMap((facts) =>
    Object.entries(facts ?? {}).flatMap(([fact, value]) => named(kindsOfFacts.get(fact), value))
  )
]

/** The row as operators read it, with the names of the ids in it, as far as they are known. */
export const withNames = (row: AuditRow, names: ReadonlyMap<string, string>) => ({
  ...row,
  names: Object.fromEntries(
    namedIn(row).flatMap(({ id }) => {
      const name = names.get(id)
      return name === undefined ? [] : [[id, name]]
    })
  )
})
