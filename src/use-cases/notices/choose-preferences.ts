import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Preferences } from "#domain/notices/preferences.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"

/** The person chooses when to be written to about what. */
export const choosePreferences = Effect.fn("choosePreferences")(function* (
  { id }: Actor,
  body: Body<Preferences>
) {
  const preferences = yield* PreferenceRepository
  const { atomically } = yield* Transactor
  const { timeZone, ...deliveries } = yield* body
  yield* atomically(Effect.andThen(preferences.choose(id, deliveries), preferences.setTimeZone(id, timeZone)))
  return yield* preferences.of(id)
})
