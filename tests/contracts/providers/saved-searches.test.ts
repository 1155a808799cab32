import * as Effect from "effect/Effect"
import { v7 as uuid } from "uuid"
import { expect, it } from "vitest"

import { noAlertWords } from "#domain/provider/alerts/job-alerts.ts"
import { everybody } from "#domain/provider/search/provider-search.ts"
import { type SavedSearchRecord, saveSearch } from "#domain/provider/search/saved-search.ts"
import { SearchId, type UserId } from "#domain/shared/ids.ts"
import { JobAlertRepository } from "#ports/repositories/job-alert-repository.ts"
import { SavedSearchRepository } from "#ports/repositories/saved-search-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { seedHomeowner, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const at = "2026-04-01T10:00:00.000Z"
const until = "2026-04-03T10:02:00.000Z"

const aSearch = (userId: UserId, change: Partial<SavedSearchRecord> = {}): SavedSearchRecord => ({
  ...saveSearch(
    SearchId.make(uuid()),
    userId,
    { name: "Roofers", query: { specialty: "Roofing" }, alert: "daily" },
    at
  ),
  ...change
})

onEveryStore("Saved searches", (run) => {
  it("are kept, changed and deleted by their owner, newest first", () =>
    run(
      Effect.gen(function* () {
        const searches = yield* SavedSearchRepository
        const [{ id }, { id: other }] = [yield* seedHomeowner(), yield* seedHomeowner()]
        const first = aSearch(id)
        const second = aSearch(id, { createdAt: "2026-04-02T10:00:00.000Z" })
        for (const search of [first, second]) expect(yield* searches.insert(search, 20)).toBe(true)
        expect(yield* searches.ofUser(id)).toEqual([second, first])
        const renamed = yield* searches.change(id, first.id, (search) => ({ ...search, name: "Roof" }))
        expect(yield* searches.own(id, first.id)).toEqual(renamed)
        for (const refused of [
          Effect.asVoid(searches.own(other, first.id)),
          Effect.asVoid(searches.change(other, first.id, (search) => search)),
          searches.remove(other, first.id)
        ])
          expect((yield* Effect.flip(refused))._tag).toBe("NotFound")
        yield* searches.remove(id, second.id)
        expect(yield* searches.ofUser(id)).toEqual([{ ...first, name: "Roof" }])
      })
    ))

  it("are no more than there is room for, even when many are saved at once", () =>
    run(
      Effect.gen(function* () {
        const searches = yield* SavedSearchRepository
        const { atomically } = yield* Transactor
        const { id } = yield* seedHomeowner()
        const kept = yield* Effect.all(
          Array.from({ length: 8 }, () => atomically(searches.insert(aSearch(id), 5))),
          { concurrency: "unbounded" }
        )
        expect(kept.filter((isKept) => isKept)).toHaveLength(5)
      })
    ))

  it("are claimed once when they are due, and settled by who has them", () =>
    run(
      Effect.gen(function* () {
        const searches = yield* SavedSearchRepository
        const { id } = yield* seedHomeowner()
        const due = aSearch(id, { dueAt: "2020-01-02T10:00:00.000Z" })
        const others = [aSearch(id, { dueAt: null }), aSearch(id, { dueAt: "2026-05-01T10:00:00.000Z" })]
        for (const search of [due, ...others]) yield* searches.insert(search, 20)
        const claim = searches.claim("2020-01-03T10:00:00.000Z", until, 10)
        const claimed = (yield* Effect.all([claim, claim], { concurrency: 2 })).flat()
        expect(claimed).toEqual([{ ...due, dueAt: until }])
        const after = { dueAt: "2026-04-04T10:00:00.000Z", toldUpTo: "2026-04-03T10:00:00.000Z" }
        expect(yield* searches.settle({ id: due.id, dueAt: until }, after)).toBe(true)
        expect(yield* searches.settle({ id: due.id, dueAt: until }, after)).toBe(false)
        expect(yield* searches.byId(due.id)).toEqual({ ...due, ...after })
      })
    ))

  it("find those who were listed after a moment, by words and filters alike", () =>
    run(
      Effect.gen(function* () {
        const { search } = yield* ProviderViews
        yield* seedProvider({ description: "Zinc roofs", listedAt: at })
        const young = yield* seedProvider({ description: "Zinc roofs", listedAt: until })
        for (const words of [[], ["zinc"]]) {
          const { providers, total } = yield* search({
            ...everybody,
            today: "2026-03-02",
            words,
            listedAfter: at
          })
          expect(providers.map(({ id }) => id)).toEqual([young.id])
          expect(total).toBe(1)
        }
      })
    ))
})

onEveryStore("Job alerts", (run) => {
  it("are of every project until a provider has chosen, each time anew", () =>
    run(
      Effect.gen(function* () {
        const alerts = yield* JobAlertRepository
        const { id } = yield* seedProvider()
        expect(yield* alerts.of(id)).toEqual(noAlertWords)
        yield* alerts.choose(id, { words: ["tap"], without: ["septic"], minBudget: 500 })
        yield* alerts.choose(id, { words: ["tap", "drain"], without: [], minBudget: null })
        expect(yield* alerts.of(id)).toEqual({ words: ["tap", "drain"], without: [], minBudget: null })
      })
    ))
})
