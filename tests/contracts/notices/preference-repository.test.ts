import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { PreferenceRepository } from "#ports/repositories/preference-repository.ts"
import { aUserId } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

onEveryStore("PreferenceRepository", (run) => {
  it("has the usual for those who have not chosen", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedHomeowner()
        const { of } = yield* PreferenceRepository
        expect(yield* of(id)).toEqual({
          work: "now",
          messages: "now",
          alerts: "daily",
          timeZone: "America/Chicago"
        })
        expect((yield* Effect.exit(of(aUserId())))._tag).toBe("Failure")
      })
    ))

  it("keeps what a person chooses, and what was chosen before for the rest", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedHomeowner()
        const { id: other } = yield* seedHomeowner()
        const { choose, of, setTimeZone } = yield* PreferenceRepository
        yield* choose(id, { work: "daily", messages: "off" })
        yield* choose(id, { work: "off" })
        yield* choose(id, {})
        yield* setTimeZone(id, "America/New_York")
        expect(yield* of(id)).toEqual({
          work: "off",
          messages: "off",
          alerts: "daily",
          timeZone: "America/New_York"
        })
        expect(yield* of(other)).toMatchObject({ work: "now", timeZone: "America/Chicago" })
      })
    ))
})
