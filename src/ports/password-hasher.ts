import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

export class PasswordHasher extends Context.Service<
  PasswordHasher,
  {
    readonly hash: (password: string) => Effect.Effect<string>
    /** False for a null hash, after the same time as for a wrong password: nobody learns which emails are known. */
    readonly verify: (hash: string | null, password: string) => Effect.Effect<boolean>
  }
>()("ports/PasswordHasher") {}
