import * as Schema from "effect/Schema"

import { maxLength } from "../shared/limits.ts"
import { secretText } from "../shared/text.ts"

/** The second of two fields for a new password; it stays in the form. */
export const confirmPassword = secretText("Please confirm your password", { max: maxLength.password })

interface Repeated {
  readonly password: string
  readonly confirmPassword: string
}

/** Requires that both fields hold the same. */
export const passwordsMatch = Schema.makeFilter<Repeated>(
  (typed) =>
    typed.confirmPassword === typed.password || {
      path: ["confirmPassword"],
      issue: "Passwords don't match"
    }
)
