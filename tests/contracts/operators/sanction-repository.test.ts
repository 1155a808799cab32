import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { aSanction, aUserId } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = (day: number) => `2026-05-${String(day).padStart(2, "0")}T09:30:00.000Z`

onEveryStore("SanctionRepository", (run) => {
  const people = Effect.gen(function* () {
    const operator = yield* seedHomeowner({ firstName: "Dana", lastName: "Cole" })
    return { userId: (yield* seedHomeowner()).id, startedBy: operator.id }
  })

  it("keeps one that was not lifted a person, of any number at once, and says which is in the way", () =>
    run(
      Effect.gen(function* () {
        const parties = yield* people
        const { insert, openOf } = yield* SanctionRepository
        const exits = yield* Effect.all(
          [1, 2, 3].map(() => Effect.exit(insert(aSanction({ ...parties, level: "suspended" })))),
          { concurrency: "unbounded" }
        )
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toEqual([])
        expect(yield* Effect.flip(insert(aSanction(parties)))).toMatchObject({
          _tag: "SanctionedAlready",
          level: "suspended"
        })
        expect(yield* openOf(parties.userId)).toMatchObject({ level: "suspended", liftedAt: null })
        expect(yield* openOf(parties.startedBy)).toBeNull()
      })
    ))

  it("lifts one once, and then takes another; all are shown with names, the newest first", () =>
    run(
      Effect.gen(function* () {
        const parties = yield* people
        const { byId, insert, lift, ofPerson, openOf } = yield* SanctionRepository
        const first = aSanction({ ...parties, startedAt: at(1), until: "2026-06-01" })
        yield* insert(first)
        const lifted = {
          ...first,
          liftedAt: at(2),
          liftedBy: parties.startedBy,
          liftReason: "It was a mix-up."
        }
        yield* lift(lifted)
        expect(yield* byId(first.id)).toEqual(lifted)
        expect((yield* Effect.flip(lift(lifted)))._tag).toBe("ChangedMeanwhile")
        expect(yield* openOf(parties.userId)).toBeNull()
        const second = aSanction({ ...parties, startedAt: at(3) })
        yield* insert(second)
        expect(yield* ofPerson(parties.userId)).toEqual([
          { ...second, startedByName: "Dana Cole", liftedByName: null },
          { ...lifted, startedByName: "Dana Cole", liftedByName: "Dana Cole" }
        ])
        expect((yield* Effect.flip(byId(aSanction().id)))._tag).toBe("NotFound")
        expect(yield* ofPerson(aUserId())).toEqual([])
      })
    ))

  it("finds those whose day has come, the first to end first, and none without a day or that were lifted", () =>
    run(
      Effect.gen(function* () {
        const { ended, insert } = yield* SanctionRepository
        const sanctionUntil = Effect.fnUntraced(function* (
          until: string | null,
          liftedAt: string | null = null
        ) {
          const sanction = aSanction({ ...(yield* people), until, liftedAt })
          yield* insert(sanction)
          return sanction.id
        })
        const second = yield* sanctionUntil("2026-05-03")
        const first = yield* sanctionUntil("2026-05-02")
        yield* sanctionUntil("2026-05-04")
        yield* sanctionUntil(null)
        yield* sanctionUntil("2026-05-01", at(1))
        const found = yield* ended("2026-05-03", 10)
        expect(found).toEqual([first, second])
        expect(yield* ended("2026-05-03", 1)).toEqual([first])
      })
    ))

  it("finds the lately suspended, the first one first, and nobody who was let in again or is limited", () =>
    run(
      Effect.gen(function* () {
        const { insert, suspendedSince } = yield* SanctionRepository
        const suspended = Effect.fnUntraced(function* (overrides: Parameters<typeof aSanction>[0]) {
          const sanction = aSanction({ ...(yield* people), level: "suspended", ...overrides })
          yield* insert(sanction)
          return sanction.id
        })
        const since = "2030-05-01T10:00:00.000Z"
        const second = yield* suspended({ startedAt: "2030-05-01T10:00:02.000Z" })
        const first = yield* suspended({ startedAt: "2030-05-01T10:00:01.000Z" })
        yield* suspended({ startedAt: since })
        yield* suspended({ startedAt: "2030-05-01T11:00:00.000Z", liftedAt: "2030-05-01T12:00:00.000Z" })
        yield* suspended({ startedAt: "2030-05-01T11:00:00.000Z", level: "limited" })
        expect(yield* suspendedSince(since, 10)).toEqual([first, second])
        expect(yield* suspendedSince(since, 1)).toEqual([first])
      })
    ))
})
