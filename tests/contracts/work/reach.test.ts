import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import { expect, it } from "vitest"

import { UuidIds } from "#adapters/system/uuid-ids.ts"
import { ZipcodePlaces } from "#adapters/system/zipcode-places.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { isWithinReach } from "#domain/project/reach.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { Places } from "#ports/places.ts"
import { AnnouncementRepository } from "#ports/repositories/announcement-repository.ts"
import { NotificationRepository } from "#ports/repositories/notification-repository.ts"
import { ProjectViews } from "#ports/views/project-views.ts"
import { aCategoryId, aProject } from "#tests/support/builders.ts"
import { everyPage } from "#tests/support/pages.ts"
import { asProvider, seedHomeowner, seedMarketplace, seedProviders } from "#tests/support/seed.ts"
import { sent } from "#tests/support/sent.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"
import { announceJobs } from "#use-cases/job-alerts/announce-jobs.ts"
import { bidOnProject } from "#use-cases/project/bid-on-project.ts"

// Around Austin at 10 to 90 miles, both sides of 50, and far away: Alaska, Hawaii, Puerto Rico, Guam.
const zipCodes =
  "78701 78757 78704 78664 78626 78628 78640 78666 78130 76501 76574 78602 78611 78654 78205 78230 76701 77833 " +
  "78957 78945 10001 02108 98101 99501 96813 00901 96910 99546"

const radii = [50, 5, 120]

const base = (latitude: number | null, longitude: number | null) => ({ latitude, longitude })

const bid = sent({ price: 900, message: "With tiles", timeline: "Two weeks" })

const mayBid = (provider: ProviderProfile, project: ProjectRecord) =>
  bidOnProject(asProvider(provider), project.id, bid).pipe(
    Effect.provide(UuidIds),
    Effect.exit,
    Effect.map(Exit.isSuccess)
  )

const pairs = (seen: ReadonlyMap<string, ReadonlySet<string>>) =>
  [...seen].flatMap(([provider, ids]) => [...ids].map((id) => `${provider} ${id}`)).toSorted()

const failing = (fault: unknown) => {
  throw fault
}

/** Announces the projects; returns which of them each provider was notified of. */
const toldOf = Effect.fnUntraced(function* (
  providers: ReadonlyArray<ProviderProfile>,
  projects: ReadonlyArray<ProjectRecord>
) {
  const { announce } = yield* AnnouncementRepository
  for (const { id } of projects) yield* announce(id, "2026-03-02T10:00:00.000Z")
  yield* Effect.provide(announceJobs(failing), UuidIds)
  const { of } = yield* NotificationRepository
  const told = new Map<string, ReadonlySet<string>>()
  for (const { id, userId } of providers) {
    const own = yield* of(userId, { limit: 100, before: null }, "2099-01-01T00:00:00.000Z")
    told.set(id, new Set(own.flatMap(({ kind, thingId }) => (kind === "job-alert" ? [thingId] : []))))
  }
  return told
})

onEveryStore("The reach of a provider", (run) => {
  it(
    "is the same in the list, in what may be quoted on, in what is announced and in the rule, for every pair of places",
    { timeout: 120_000 },
    () =>
      run(
        Effect.gen(function* () {
          const { find } = yield* Places
          const points = [...zipCodes.split(" ").map(find), null].map((place) =>
            base(place?.latitude ?? null, place?.longitude ?? null)
          )
          const homeowner = yield* seedHomeowner()
          const trade = { category: "Painting", categoryId: aCategoryId("Painting") }
          const projects = points.map((point) =>
            aProject({ homeownerId: homeowner.id, maxOffers: 1_000, ...trade, ...point })
          )
          const providers = yield* seedProviders(
            points.map((point, index) => ({
              specialties: ["Painting"],
              radiusMiles: radii[index % radii.length] ?? 50,
              ...point
            }))
          )
          yield* seedMarketplace({ projects })
          const told = yield* toldOf(providers, projects)
          const views = yield* ProjectViews
          const [listed, quotable, ruled] = [
            new Map<string, ReadonlySet<string>>(),
            new Map<string, ReadonlySet<string>>(),
            new Map<string, ReadonlySet<string>>()
          ]
          for (const provider of providers) {
            const { id, latitude, longitude } = provider
            const point = latitude === null || longitude === null ? null : { latitude, longitude }
            const feed = yield* everyPage((slice) => views.ofProvider(id, slice))
            const taken: Array<string> = []
            for (const project of projects) if (yield* mayBid(provider, project)) taken.push(project.id)
            listed.set(id, new Set(feed.map((project) => project.id)))
            quotable.set(id, new Set(taken))
            ruled.set(
              id,
              new Set(
                projects.flatMap((p) =>
                  isWithinReach(p, { base: point, radiusMiles: provider.radiusMiles }) ? [p.id] : []
                )
              )
            )
          }
          expect(pairs(listed)).toEqual(pairs(ruled))
          expect(pairs(quotable)).toEqual(pairs(ruled))
          // Projects of unknown place are announced to nobody: everybody would be within reach.
          const unplaced = projects.filter(({ latitude }) => latitude === null).map(({ id }) => ` ${id}`)
          expect(pairs(told)).toEqual(
            pairs(ruled).filter((pair) => !unplaced.some((id) => pair.endsWith(id)))
          )
          expect(pairs(ruled).length).toBeLessThan(points.length ** 2 / 2)
        }).pipe(Effect.provide(Layer.mergeAll(ZipcodePlaces)))
      )
  )
})
