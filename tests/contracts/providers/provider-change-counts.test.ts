import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { newsOfProfile } from "#domain/events/profile-news.ts"
import { localPageMinimum } from "#domain/local/local-limits.ts"
import { EventLog } from "#ports/event-log.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { LocalPageViews } from "#ports/views/local-page-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { change, found, providerCount } from "./provider-changes.ts"

onEveryStore("ProviderRepository.change, counted and at once,", (run) => {
  it("counts the categories up and down as profiles are listed, unlisted and change what they do", () =>
    run(
      Effect.gen(function* () {
        const counts = Effect.all([
          providerCount("HVAC"),
          providerCount("Flooring"),
          providerCount("Carpentry")
        ])
        const provider = yield* seedProvider({ specialties: ["HVAC", "Flooring"], listed: false })
        expect(yield* counts).toEqual([0, 0, 0])
        yield* change(provider, { listed: true })
        expect(yield* counts).toEqual([1, 1, 0])
        yield* change(provider, { specialties: ["Flooring", "Carpentry", "carpentry"] })
        expect(yield* counts).toEqual([0, 1, 1])
        yield* change(provider, { businessName: "The same trades" })
        expect(yield* counts).toEqual([0, 1, 1])
        yield* change(provider, { listed: false, specialties: ["HVAC"] })
        expect(yield* counts).toEqual([0, 0, 0])
      })
    ))

  it("counts right whatever is saved at the same time", () =>
    run(
      Effect.gen(function* () {
        const trades = [["Electrical", "Painting"], ["Painting", "Electrical"], ["Painting"], []]
        const providers = yield* Effect.all([
          seedProvider({ specialties: [] }),
          seedProvider({ specialties: ["Electrical"] }),
          seedProvider({ specialties: ["Painting"], listed: false })
        ])
        const saves = providers.flatMap((provider) =>
          trades.flatMap((specialties) => [
            change(provider, { specialties, listed: false }),
            change(provider, { specialties, listed: true })
          ])
        )
        yield* Effect.all([...saves, seedProvider({ specialties: ["Electrical", "Painting"] })], {
          concurrency: "unbounded"
        })
        const { byId } = yield* ProviderRepository
        const stored = yield* Effect.all(providers.map(({ id }) => byId(id)))
        for (const category of ["Electrical", "Painting"]) {
          const listed = stored.filter((profile) => profile.listed && profile.specialties.includes(category))
          expect(yield* providerCount(category)).toBe(listed.length + 1)
          const among = yield* found({ specialty: category })
          expect(among.toSorted()).toEqual(expect.arrayContaining(listed.map(({ id }) => id).toSorted()))
          expect(among).toHaveLength(listed.length + 1)
        }
      })
    ))

  it("counts the places right, whoever crosses whom on the way from one to another", () =>
    run(
      Effect.gen(function* () {
        const places = ["id/boise", "or/bend"]
        const specialties = ["Cleaning", "Pool Services"]
        const movers = yield* Effect.all(
          Array.from({ length: 12 }, (_, index) =>
            seedProvider({ specialties, place: places[index % 2] ?? null })
          )
        )
        const moves = [1, 2, 3].flatMap((turn) =>
          movers.map((provider, index) => change(provider, { place: places[(index + turn) % 2] ?? null }))
        )
        yield* Effect.all(moves, { concurrency: "unbounded" })
        const { byId } = yield* ProviderRepository
        const settled = yield* Effect.all(movers.map(({ id }) => byId(id)))
        const views = yield* LocalPageViews
        for (const category of ["Cleaning", "Pool Services"] as const) {
          const counted = yield* views.largest(category, 10)
          for (const place of places) {
            const there = settled.filter((provider) => provider.place === place).length
            expect(counted.find((page) => page.place === place)?.total ?? 0).toBe(
              there < localPageMinimum ? 0 : there
            )
          }
        }
      })
    ))

  it("lets the last of two savings win and loses no job that is completed meanwhile", () =>
    run(
      Effect.gen(function* () {
        const providers = yield* ProviderRepository
        const provider = yield* seedProvider({ completedJobs: 3 })
        const names = ["First", "Second", "Third", "Fourth"]
        yield* Effect.all(
          names.flatMap((businessName) => [
            change(provider, { businessName }),
            providers.countCompletedJob(provider.id)
          ]),
          { concurrency: "unbounded" }
        )
        const stored = yield* providers.byId(provider.id)
        expect(stored.completedJobs).toBe(3 + names.length)
        expect(yield* found({ words: [stored.businessName.toLowerCase()] })).toEqual([provider.id])
      })
    ))

  it("is counted by searches as soon as the transaction around it has committed", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const events = yield* EventLog
        const total = Effect.map(
          Effect.flatMap(ProviderViews, (views) => views.search(aSearch({ specialty: "Roofing", limit: 1 }))),
          (page) => page.total
        )
        yield* seedProvider({ specialties: ["Roofing"] })
        const provider = yield* seedProvider({ specialties: [] })
        yield* atomically(
          Effect.gen(function* () {
            yield* change(provider, { specialties: ["Roofing"] })
            yield* events.append([newsOfProfile({ ...provider, specialties: ["Roofing"] })])
            // Another reader, who may not see the uncommitted change yet, has the search counted.
            expect([1, 2]).toContain(yield* Effect.promise(() => run(total)))
          })
        )
        expect(yield* total).toBe(2)
      })
    ))

  it("changes nothing when the transaction around it fails", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const provider = yield* seedProvider({ businessName: "Steadfast", specialties: ["Landscaping"] })
        const changing = change(provider, {
          businessName: "Fickle",
          specialties: ["Handyman"],
          listed: false
        })
        yield* Effect.exit(atomically(Effect.andThen(changing, Effect.fail("changed my mind"))))
        expect(yield* (yield* ProviderRepository).byId(provider.id)).toEqual(provider)
        expect(yield* found({ words: ["steadfast"] })).toEqual([provider.id])
        expect(yield* providerCount("Landscaping")).toBe(1)
        expect(yield* providerCount("Handyman")).toBe(0)
      })
    ))
})
