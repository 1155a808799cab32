import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"

/** When the person is written to about what. */
export const showPreferences = Effect.fn("showPreferences")(function* ({ id }: Actor) {
  return yield* (yield* PreferenceRepository).of(id)
})
