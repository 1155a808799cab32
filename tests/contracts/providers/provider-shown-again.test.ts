import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"
import { newSpecialty, seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

import { change } from "./provider-changes.ts"

const shown = Effect.fnUntraced(function* (search: Parameters<typeof aSearch>[0]) {
  const { providers } = yield* (yield* ProviderViews).search(aSearch(search))
  const [provider, ...others] = providers
  if (provider === undefined || others.length > 0) throw new Error(`${providers.length} are shown`)
  return provider
})

onEveryStore("A professional who was on a list before", (run) => {
  it("is shown with each change", () =>
    run(
      Effect.gen(function* () {
        const providers = yield* ProviderRepository
        const specialty = newSpecialty()
        const provider = yield* seedProvider({ specialties: [specialty], completedJobs: 1 })
        expect(yield* shown({ specialty })).toMatchObject({ completedJobs: 1 })
        yield* change(provider, { businessName: "Ridge & Sons", availability: "month" })
        expect(yield* shown({ specialty })).toMatchObject({
          businessName: "Ridge & Sons",
          availability: "month"
        })
        yield* providers.countCompletedJob(provider.id)
        expect(yield* shown({ specialty })).toMatchObject({ businessName: "Ridge & Sons", completedJobs: 2 })
        const updatedAt = "2030-04-01T10:00:00.000Z"
        yield* providers.rate(provider.id, (ratingCounts) => ({
          rating: 4,
          reviewCount: 9,
          ratingCounts,
          updatedAt
        }))
        expect(yield* shown({ specialty })).toMatchObject({ rating: "4.00", reviewCount: 9 })
      })
    ))

  it("is shown as a transaction has left them that looked in between", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const specialty = newSpecialty()
        const provider = yield* seedProvider({ specialties: [specialty], businessName: "First" })
        expect((yield* shown({ specialty })).businessName).toBe("First")
        yield* atomically(
          Effect.gen(function* () {
            yield* change(provider, { businessName: "Second" })
            expect((yield* shown({ specialty })).businessName).toBe("Second")
            yield* change(provider, { businessName: "Third" })
          })
        )
        expect((yield* shown({ specialty })).businessName).toBe("Third")
      })
    ))

  it("is as far as the place that is asked for", () =>
    run(
      Effect.gen(function* () {
        const specialty = newSpecialty()
        yield* seedProvider({ specialties: [specialty], latitude: 30.25, longitude: -97.75 })
        const from = (latitude: number) =>
          shown({ specialty, near: { latitude, longitude: -97.75, radiusMiles: 50 } })
        expect((yield* shown({ specialty })).distance).toBeNull()
        expect((yield* from(30.25)).distance).toBe(0)
        expect((yield* from(30.4)).distance).toBeCloseTo(10.4, 1)
        expect((yield* shown({ specialty })).distance).toBeNull()
      })
    ))
})
