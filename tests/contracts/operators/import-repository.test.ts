import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ImportRow } from "#domain/import/import.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { anImport } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const good = (line: number): ImportRow => ({ line, cells: { email: `a${line}@example.com` }, faults: [] })
const bad = (line: number): ImportRow => ({
  line,
  cells: { email: '=1+1"\u0000', zipCode: "" },
  faults: [{ line, column: "zipCode", message: "Valid ZIP code is required" }]
})

const plain = ({ cells, line }: ImportRow) => ({ cells, line })

onEveryStore("ImportRepository", (run) => {
  const stored = Effect.fnUntraced(function* (overrides: Parameters<typeof anImport>[0] = {}) {
    const { id: createdBy } = yield* seedHomeowner({ firstName: "Dana", lastName: "Cole" })
    const file = anImport({ createdBy, ...overrides })
    yield* (yield* ImportRepository).insert(file)
    return file
  })

  it("keeps files with their lines, good ones and bad ones by themselves, in their order", () =>
    run(
      Effect.gen(function* () {
        const { addRows, badAfter, byId, fault, goodAfter } = yield* ImportRepository
        const file = yield* stored()
        expect(yield* byId(file.id)).toEqual({ ...file, createdByName: "Dana Cole" })
        expect((yield* Effect.flip(byId(anImport().id)))._tag).toBe("NotFound")
        yield* addRows(file.id, [good(2), bad(3), good(4)])
        yield* addRows(file.id, [good(5), bad(6)])
        expect(yield* goodAfter(file.id, 0, 2)).toEqual([good(2), good(4)].map(plain))
        expect(yield* goodAfter(file.id, 4, 2)).toEqual([plain(good(5))])
        expect(yield* badAfter(file.id, 0, 10)).toEqual([bad(3), bad(6)])
        const taken = { line: 4, column: "email", message: "There is an account with this address already." }
        yield* fault(file.id, 4, taken)
        expect(yield* goodAfter(file.id, 0, 10)).toEqual([good(2), good(5)].map(plain))
        expect(yield* badAfter(file.id, 3, 1)).toEqual([{ ...good(4), faults: [taken] }])
      })
    ))

  it("lets one of two at once begin with a register", () =>
    run(
      Effect.gen(function* () {
        const { held, isApplyingTo, update } = yield* ImportRepository
        const { atomically } = yield* Transactor
        for (let turn = 0; turn < 10; turn += 1) {
          const register = `FL ${turn}`
          const ids = [yield* stored({ register }), yield* stored({ register })].map(({ id }) => id)
          const begins = ids.map((id) =>
            atomically(
              Effect.gen(function* () {
                if (yield* isApplyingTo(register)) return false
                yield* update({ ...(yield* held(id)), state: "applying" })
                return true
              })
            )
          )
          const begun = yield* Effect.all(begins, { concurrency: "unbounded" })
          expect(begun.filter(Boolean)).toHaveLength(1)
          expect(yield* isApplyingTo(register)).toBe(true)
          expect(yield* isApplyingTo(`${register} of others`)).toBe(false)
        }
      })
    ))

  it("lists what was read to its end, the newest first, and says what is being applied", () =>
    run(
      Effect.gen(function* () {
        const { applying, held, list, update } = yield* ImportRepository
        const files = [yield* stored(), yield* stored(), yield* stored()]
        const reading = yield* stored({ state: "reading" })
        const ids = files.map(({ id }) => id).toSorted((a, b) => (a < b ? 1 : -1))
        const [first, second] = ids
        const shown = (yield* list({ limit: 2, before: null })).map(({ id }) => id)
        expect(shown).toEqual(ids.slice(0, 2))
        expect((yield* list({ limit: 9, before: second ?? null })).map(({ id }) => id)).toContain(ids[2])
        expect((yield* list({ limit: 99, before: null })).map(({ id }) => id)).not.toContain(reading.id)
        const begun = { ...(yield* held(first ?? reading.id)), state: "applying", appliedTo: 2 } as const
        yield* update(begun)
        expect(yield* applying).toContain(begun.id)
        expect(yield* held(begun.id)).toEqual(begun)
      })
    ))

  it("forgets lines after their time, and a file that was never read to its end", () =>
    run(
      Effect.gen(function* () {
        const { addRows, byId, goodAfter, purge, remove } = yield* ImportRepository
        const old = yield* stored({ createdAt: "2026-01-01T00:00:00.000Z" })
        const fresh = yield* stored({ createdAt: "2026-03-01T00:00:00.000Z" })
        const unread = yield* stored({ state: "reading", createdAt: "2026-03-01T00:00:00.000Z" })
        for (const { id } of [old, fresh, unread]) yield* addRows(id, [good(2)])
        yield* purge("2026-02-01T00:00:00.000Z", "2026-03-02T00:00:00.000Z")
        expect(yield* goodAfter(old.id, 0, 9)).toEqual([])
        expect(yield* goodAfter(fresh.id, 0, 9)).toHaveLength(1)
        expect((yield* byId(old.id)).id).toBe(old.id)
        expect((yield* Effect.flip(byId(unread.id)))._tag).toBe("NotFound")
        yield* remove(fresh.id)
        expect(yield* goodAfter(fresh.id, 0, 9)).toEqual([])
      })
    ))

  it("drops a file with its lines, and leaves those alone that are being applied", () =>
    run(
      Effect.gen(function* () {
        const { addRows, byId, goodAfter, purge } = yield* ImportRepository
        const createdAt = "2026-01-01T00:00:00.000Z"
        const [waiting, begun, applied] = [
          yield* stored({ createdAt }),
          yield* stored({ createdAt, state: "applying" }),
          yield* stored({ createdAt, state: "applied", appliedAt: createdAt })
        ]
        const fresh = yield* stored({ createdAt: "2026-03-01T00:00:00.000Z" })
        const files = [waiting, begun, applied, fresh]
        for (const { id } of files) yield* addRows(id, [good(2), bad(3)])
        yield* purge("2026-02-01T00:00:00.000Z", createdAt)
        const seen = yield* Effect.forEach(files, ({ id }) =>
          Effect.all([Effect.map(byId(id), ({ state }) => state), goodAfter(id, 0, 9)])
        )
        expect(seen.map(([state, { length }]) => [state, length])).toEqual([
          ["dropped", 0],
          ["applying", 1],
          ["applied", 0],
          ["checked", 1]
        ])
      })
    ))

  it("either drops a file that somebody begins to apply at the same moment, or leaves it its lines", () =>
    run(
      Effect.gen(function* () {
        const { addRows, byId, goodAfter, held, purge, update } = yield* ImportRepository
        const { atomically } = yield* Transactor
        for (let turn = 0; turn < 10; turn += 1) {
          const { id } = yield* stored({ createdAt: "2026-01-01T00:00:00.000Z" })
          yield* addRows(id, [good(2)])
          const begin = atomically(
            Effect.gen(function* () {
              const file = yield* held(id)
              if (file.state === "checked") yield* update({ ...file, state: "applying" })
            })
          )
          const forget = purge("2026-02-01T00:00:00.000Z", "2026-01-01T00:00:00.000Z")
          yield* Effect.all(turn % 2 === 0 ? [begin, forget] : [forget, begin], { concurrency: "unbounded" })
          const { state } = yield* byId(id)
          const { length } = yield* goodAfter(id, 0, 9)
          expect([state, length]).toEqual(state === "applying" ? ["applying", 1] : ["dropped", 0])
        }
      })
    ))
})
