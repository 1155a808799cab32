import * as Schema from "effect/Schema"

import { OwnPassword } from "../account/account.ts"
import { Instant } from "../shared/instant.ts"

/** One's own password once more, for the steps that ask for it. */
export const Unlock = Schema.Struct({ password: OwnPassword })
export type Unlock = typeof Unlock.Type

/** Until when the steps that ask for the password are open. */
export const Unlocked = Schema.Struct({ until: Instant })
export type Unlocked = typeof Unlocked.Type
