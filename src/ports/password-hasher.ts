import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { TooManySignIns } from "#domain/account/account-errors.ts"

/** Works on few passwords at once, lets few more wait, and refuses all others at once. */
export class PasswordHasher extends Context.Service<
  PasswordHasher,
  {
    /** The hash of a password that nobody knows, for accounts whose people set one by a link. */
    readonly ofNobody: string
    readonly hash: (password: string) => Effect.Effect<string, TooManySignIns>
    /** False for a null hash, after the same time as for a wrong password: the time does not tell which emails are known. */
    readonly verify: (hash: string | null, password: string) => Effect.Effect<boolean, TooManySignIns>
  }
>()("ports/PasswordHasher") {}
