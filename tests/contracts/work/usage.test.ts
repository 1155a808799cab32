import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { Transactor } from "#ports/transactor.ts"
import { Usage, type Use } from "#ports/usage.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const endsAt = "2026-03-03T00:00:00.000Z"
const justBefore = "2026-03-02T23:59:59.999Z"
const dayAfter = "2026-03-04T00:00:00.000Z"

const aUse = Effect.fnUntraced(function* (overrides: Partial<Use> = {}) {
  const { id: userId } = yield* seedHomeowner()
  const use: Use = { userId, kind: "bids", thing: null, endsAt, ...overrides }
  return use
})

/** Counts in a transaction that is rolled back where a limit, three, is used up; returns which. */
const countTogether = (...uses: ReadonlyArray<Use>) =>
  Effect.gen(function* () {
    const { count: counting } = yield* Usage
    const { atomically } = yield* Transactor
    const usedUp = Effect.flatMap(counting(uses.map((use) => Object.assign({ times: 3 }, use))), (kind) =>
      kind === null ? Effect.succeed(null) : Effect.fail(kind)
    )
    return yield* Effect.match(atomically(usedUp), { onFailure: (kind) => kind, onSuccess: () => null })
  })

const count = (use: Use) => Effect.map(countTogether(use), (usedUp) => usedUp === null)

const countAll = (uses: ReadonlyArray<Use>, concurrency: 1 | "unbounded" = 1) =>
  Effect.all(uses.map(count), { concurrency })

const has = (use: Use) => Effect.flatMap(Usage, (usage) => usage.has(use))

const things = (use: Use, names: string) => Array.from(names, (thing) => ({ ...use, thing }))

onEveryStore("Usage", (run) => {
  it("counts as often as the limit says", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        expect(yield* countAll([use, use, use, use, use])).toEqual([true, true, true, false, false])
      })
    ))

  it("counts people, kinds and windows apart", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        yield* countAll([use, use, use])
        const others: ReadonlyArray<Use> = [
          yield* aUse(),
          { ...use, kind: "projects" },
          { ...use, endsAt: dayAfter },
          use
        ]
        expect(yield* countAll(others)).toEqual([true, true, true, false])
      })
    ))

  it("lets no burst outrun the limit, nor a burst of different things", () =>
    run(
      Effect.gen(function* () {
        const [use, other] = [yield* aUse(), yield* aUse()]
        const burst = Array.from({ length: 20 }, () => use)
        expect((yield* countAll(burst, "unbounded")).filter(Boolean)).toHaveLength(3)
        const different = things(other, "abcdefghijklmnopqrst")
        expect((yield* countAll(different, "unbounded")).filter(Boolean)).toHaveLength(3)
      })
    ))

  it("counts a thing once, however often and at once it is used, also when the limit is used up", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        const same = things(use, "aaaaaaaaaa")
        expect(yield* countAll(same, "unbounded")).toEqual(same.map(() => true))
        expect(yield* countAll(things(use, "bcdaabc"))).toEqual([true, true, false, true, true, true, true])
      })
    ))

  it("counts several kinds together, and tells the first that is used up; then none of them has counted", () =>
    run(
      Effect.gen(function* () {
        const plain = yield* aUse()
        const asked: Use = { ...plain, kind: "providersAsked", thing: "a" }
        const others: ReadonlyArray<Use> = things(asked, "bcd")
        expect(yield* countTogether(plain, asked)).toBe(null)
        expect(yield* countTogether(plain, asked)).toBe(null)
        expect(yield* countAll(others)).toEqual([true, true, false])
        expect(yield* countTogether(plain, { ...asked, thing: "e" })).toBe("providersAsked")
        expect(yield* countTogether(plain, asked)).toBe(null)
        expect(yield* countTogether(plain, { ...asked, thing: "e" })).toBe("bids")
        expect(yield* has({ ...asked, thing: "e" })).toBe(false)
        expect(yield* has(asked)).toBe(true)
      })
    ))

  it("counts several things of a kind together, each once, and tells where they are too many", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        const other = yield* aUse()
        expect(yield* countTogether()).toBe(null)
        expect(yield* countTogether(...things(use, "ab"))).toBe(null)
        expect(yield* countTogether(...things(use, "ab"))).toBe(null)
        expect(yield* countTogether(...things(use, "abcd"))).toBe("bids")
        expect(yield* countTogether({ ...use, kind: "projects" }, ...things(use, "bc"))).toBe(null)
        expect(yield* countTogether(...things(use, "d"))).toBe("bids")
        expect(yield* Effect.all(things(use, "abcd").map(has))).toEqual([true, true, true, false])
        expect(yield* countTogether(...things(other, "abcd"))).toBe("bids")
        expect(yield* countTogether(...things(other, "abc"))).toBe(null)
      })
    ))

  it("lets no burst of several kinds together outrun the limit of either", () =>
    run(
      Effect.gen(function* () {
        const plain = yield* aUse({ kind: "quoteRequests" })
        const different = things({ ...plain, kind: "providersAsked" }, "abcdefgh")
        const bursts = different.map((thing) => countTogether(plain, thing))
        const alone = different.map((thing) => countTogether(thing))
        const ends = yield* Effect.all([...bursts, ...alone], { concurrency: "unbounded" })
        expect((yield* Effect.all(different.map(has))).filter(Boolean)).toHaveLength(3)
        expect(ends).toContain("providersAsked")
      })
    ))

  it("knows which things are counted, and forgets what was refused or undone", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        const [a, b, c, d] = things(use, "abcd")
        if (!a || !b || !c || !d) throw new Error("There are four things")
        const { atomically } = yield* Transactor
        const undone = Effect.andThen(countAll([a, b, c]), Effect.fail("changed my mind"))
        expect(yield* Effect.flip(atomically(undone))).toBe("changed my mind")
        expect(yield* Effect.all([a, b, c].map(has))).toEqual([false, false, false])

        expect(yield* countAll([a, b, c, d])).toEqual([true, true, true, false])
        expect(yield* Effect.all([a, b, c, d].map(has))).toEqual([true, true, true, false])
        expect(yield* has({ ...a, endsAt: dayAfter })).toBe(false)
      })
    ))

  it("removes the counts of windows that have ended, and no others", () =>
    run(
      Effect.gen(function* () {
        const { purge } = yield* Usage
        const [use, later] = [yield* aUse({ thing: "a" }), yield* aUse({ thing: "a", endsAt: dayAfter })]
        yield* countAll([use, later])
        yield* countAll(things(use, "bc"))
        yield* purge(justBefore)
        expect(yield* count({ ...use, thing: "d" })).toBe(false)
        yield* purge(endsAt)
        expect([yield* has(use), yield* has(later)]).toEqual([false, true])
        expect(yield* count({ ...use, thing: "d" })).toBe(true)
      })
    ))
})
