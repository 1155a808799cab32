import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { expect, it } from "vitest"

import type { CaseRecord } from "#domain/case/case.ts"
import { CaseRepository, type CaseSlice } from "#ports/repositories/operators/case-repository.ts"
import { aCase } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const day = (number: number) => `2026-05-${String(number).padStart(2, "0")}T09:30:00.000Z`

const insert = (opened: CaseRecord) => Effect.flatMap(CaseRepository, (cases) => cases.insert(opened))
const idsOf = (found: ReadonlyArray<CaseRecord>) => found.map(({ id }) => id)

onEveryStore("CaseRepository", (run) => {
  const people = Effect.gen(function* () {
    return { openedBy: (yield* seedHomeowner()).id, against: (yield* seedHomeowner()).id }
  })

  it("gives back what was said, and what became of it, on the version that was read alone", () =>
    run(
      Effect.gen(function* () {
        const { byId, held, update } = yield* CaseRepository
        const opened = aCase(yield* people)
        yield* insert(opened)
        expect(yield* byId(opened.id)).toEqual(opened)
        const decided = {
          ...opened,
          state: "decided",
          outcome: "upheld",
          decision: "It insults him",
          note: "Second one",
          takenBy: opened.openedBy,
          takenAt: day(1),
          decidedBy: opened.openedBy,
          decidedAt: day(2)
        } as const
        yield* update(decided)
        expect(yield* held(opened.id)).toEqual({ ...decided, version: 2 })
        expect((yield* Effect.flip(update(decided)))._tag).toBe("ChangedMeanwhile")
        expect((yield* Effect.flip(byId(aCase().id)))._tag).toBe("NotFound")
      })
    ))

  it("keeps one that waits for a person and thing, of any number at once", () =>
    run(
      Effect.gen(function* () {
        const first = aCase(yield* people)
        const { about, aboutId, against, openedBy } = first
        const again = () => aCase({ about, aboutId, against, openedBy })
        const exits = yield* Effect.all(
          [first, again(), again()].map((one) => Effect.exit(insert(one))),
          { concurrency: "unbounded" }
        )
        expect(exits.filter(Exit.isSuccess)).toHaveLength(1)
        expect(exits.filter(Exit.hasDies)).toEqual([])
        const { ofPerson, update } = yield* CaseRepository
        const [kept] = yield* ofPerson(openedBy, 10)
        if (kept === undefined) throw new Error("There should be a case")
        yield* update({ ...kept, state: "withdrawn" })
        yield* insert(again())
        yield* insert(aCase({ about, aboutId, against: openedBy, openedBy: against }))
      })
    ))

  it("lists a person's own and those against them, newest first", () =>
    run(
      Effect.gen(function* () {
        const { against, openedBy } = yield* people
        const own = aCase({ openedBy, against, createdAt: day(1) })
        const other = aCase({
          openedBy: against,
          against: openedBy,
          kind: "problem",
          about: "quote",
          createdAt: day(2)
        })
        yield* insert(own)
        yield* insert(other)
        yield* insert(aCase(yield* people))
        const { ofPerson } = yield* CaseRepository
        expect(idsOf(yield* ofPerson(openedBy, 10))).toEqual([other.id, own.id])
        expect(idsOf(yield* ofPerson(openedBy, 1))).toEqual([other.id])
      })
    ))

  it("lists none that its person may not see, however many there are of them", () =>
    run(
      Effect.gen(function* () {
        const { against, openedBy } = yield* people
        const decided = aCase({ openedBy, against, state: "decided", createdAt: day(1) })
        const problem = aCase({ openedBy, against, kind: "problem", about: "quote", createdAt: day(2) })
        const unseen = [
          aCase({ openedBy, against, state: "withdrawn", createdAt: day(3) }),
          aCase({ openedBy, against, state: "withdrawn", createdAt: day(4) }),
          aCase({ openedBy, against, createdAt: day(5) })
        ]
        yield* Effect.forEach([decided, problem, ...unseen], insert)
        const { ofPerson } = yield* CaseRepository
        expect(idsOf(yield* ofPerson(against, 2))).toEqual([problem.id, decided.id])
        expect(yield* ofPerson(openedBy, 10)).toHaveLength(5)
      })
    ))

  it("counts those that wait, with the oldest", () =>
    run(
      Effect.gen(function* () {
        const { waiting } = yield* CaseRepository
        const both = yield* people
        const before = yield* waiting
        yield* insert(aCase({ ...both, createdAt: "2001-05-01T08:00:00.000Z" }))
        yield* insert(aCase({ ...(yield* people), state: "answered", createdAt: "2001-06-01T08:00:00.000Z" }))
        yield* insert(aCase({ ...(yield* people), state: "decided", createdAt: "2001-04-01T08:00:00.000Z" }))
        expect(yield* waiting).toEqual({
          count: before.count + 2,
          answered: before.answered + 1,
          oldestAt: "2001-05-01T08:00:00.000Z"
        })
      })
    ))

  it("lists those that wait from the oldest on, all others from the newest, a page at a time", () =>
    run(
      Effect.gen(function* () {
        const { list } = yield* CaseRepository
        const both = yield* people
        const all = (slice: Partial<CaseSlice>) =>
          list({ state: null, kind: null, limit: 1_000, before: null, ...slice })
        const opened = [1, 2, 3].map((number) => aCase({ ...both, createdAt: day(number) }))
        const decided = [4, 5].map((number) => aCase({ ...both, state: "decided", createdAt: day(number) }))
        const answered = [6, 7].map((number) => aCase({ ...both, state: "answered", createdAt: day(number) }))
        yield* Effect.forEach([...opened, ...decided, ...answered], insert)
        const mine = (found: ReadonlyArray<CaseRecord>) =>
          idsOf(found.filter(({ openedBy }) => openedBy === both.openedBy))
        expect(mine(yield* all({ state: "open", kind: "report" }))).toEqual(idsOf(opened))
        expect(mine(yield* all({ state: "answered" }))).toEqual(idsOf(answered))
        expect(mine(yield* all({ state: "decided" }))).toEqual(idsOf(decided.toReversed()))
        expect(mine(yield* all({}))).toEqual(idsOf([...opened, ...decided, ...answered].toReversed()))
        const [first = null, second] = opened
        const [next] = yield* all({ state: "open", before: first, limit: 1 })
        expect(next?.createdAt).toBe(second?.createdAt)
      })
    ))
})
