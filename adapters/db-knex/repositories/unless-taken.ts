import * as Effect from "effect/Effect"

import { AccountTaken } from "#domain/account/account-errors.ts"

// PostgreSQL's unique_violation, and what SQLite says of any constraint.
const codes: ReadonlySet<unknown> = new Set(["23505", "SQLITE_CONSTRAINT"])

const isTaken = (error: unknown) => error instanceof Error && "code" in error && codes.has(error.code)

/** Wraps a write of a unique name: fails where another account has it, also where it took the name a moment ago. */
export const unlessTaken =
  (field: "email" | "username") =>
  <A, E, R>(write: Effect.Effect<A, E, R>): Effect.Effect<A, E | AccountTaken, R> =>
    Effect.catchDefect(write, (error) =>
      isTaken(error) ? Effect.fail(new AccountTaken({ fields: [field] })) : Effect.die(error)
    )
