import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { Preferences } from "#domain/notices/preferences.ts"
import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { moveDigest } from "../mail/digest.ts"

/** The person chooses when to be written to about what. */
export const choosePreferences = Effect.fn("choosePreferences")(function* (
  { id }: Actor,
  body: Body<Preferences>
) {
  const preferences = yield* PreferenceRepository
  const { timeZone, ...deliveries } = yield* body
  const before = yield* preferences.of(id)
  const store = Effect.gen(function* () {
    yield* preferences.choose(id, deliveries)
    yield* preferences.setTimeZone(id, timeZone)
    if (timeZone !== before.timeZone) yield* moveDigest(id, timeZone)
  })
  yield* atomically(store)
  return yield* preferences.of(id)
})
