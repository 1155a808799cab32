import * as Schema from "effect/Schema"

import { Instant } from "../shared/instant.ts"
import { maxLength } from "../shared/limits.ts"
import { secretText } from "../shared/text.ts"

/** One's own password once more, for the steps that ask for it. */
export const Unlock = Schema.Struct({
  password: secretText("Password is required", { max: maxLength.password })
})
export type Unlock = typeof Unlock.Type

/** Until when it holds. */
export const Unlocked = Schema.Struct({ until: Instant })
export type Unlocked = typeof Unlocked.Type
