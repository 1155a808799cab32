import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import { newsOfShown, type ShownProvider } from "#domain/events/profile-news.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { aProviderId } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const later = "2030-04-01T10:00:00.000Z"

const changes = {
  rated: (id: ProviderId) =>
    Effect.flatMap(ProviderRepository, ({ rate }) =>
      rate(id, (ratingCounts) => ({ rating: 5, reviewCount: 1, ratingCounts, updatedAt: later }))
    ),
  touched: (id: ProviderId) => Effect.flatMap(ProviderRepository, ({ touch }) => touch(id, later)),
  "credited with a job": (id: ProviderId) =>
    Effect.flatMap(ProviderRepository, ({ countCompletedJob }) => countCompletedJob(id))
} as const

const topicsOf = (shown: ShownProvider) => new Set(newsOfShown(shown).to)

onEveryStore("Where a provider is shown", (run) => {
  it.each(Object.entries(changes))("is said of one who is %s", (_, change) =>
    run(
      Effect.gen(function* () {
        const provider = yield* seedProvider({ specialties: ["Roofing", "Moving"], place: "tx/tyler" })
        expect(topicsOf(yield* change(provider.id))).toEqual(topicsOf(provider))
        // Also where nothing is left to write.
        expect(topicsOf(yield* change(provider.id))).toEqual(topicsOf(provider))
      })
    )
  )

  it("is on no local page for one who is unlisted, and touched", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProvider({ listed: false, place: "tx/tyler" })
        expect(yield* changes.touched(id)).toEqual({ id, place: null, specialties: [] })
      })
    ))

  it("cannot be said of a job of nobody", () =>
    run(
      Effect.gen(function* () {
        const missing = yield* Effect.flip(changes["credited with a job"](aProviderId()))
        expect(missing).toMatchObject({ _tag: "NotFound", thing: "provider" })
      })
    ))
})
