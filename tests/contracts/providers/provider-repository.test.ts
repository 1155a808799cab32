import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { Transactor } from "#ports/transactor.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { aProviderId, checkedForGood } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const providerCount = Effect.fnUntraced(function* (category: string) {
  const all = yield* (yield* CategoryViews).all
  return all.find(({ name }) => name === category)?.providerCount
})

const filledIn: Partial<ProviderProfile> = {
  specialties: ["Kitchen Remodeling", "Plumbing"],
  hourlyRateMin: 79.5,
  hourlyRateMax: 120.25,
  isLicensed: true,
  licenseNumber: "TX-1",
  isInsured: true,
  insuranceProvider: "Acme Mutual",
  ...checkedForGood,
  profileImage: "/images/reyes.jpg",
  portfolioImages: ["/images/1.jpg", "/images/2.jpg"],
  rating: 4.83,
  reviewCount: 12,
  ratingCounts: [0, 0, 1, 2, 9],
  completedJobs: 40,
  distance: 12.25
}

const empty: Partial<ProviderProfile> = {
  description: "",
  specialties: [],
  location: "",
  zipCode: "",
  hourlyRateMin: null,
  hourlyRateMax: null,
  latitude: null,
  longitude: null,
  listed: false
}

onEveryStore("ProviderRepository", (run) => {
  it.each([
    ["filled-in profile", filledIn],
    ["profile without anything in it", empty]
  ])("gives back a %s exactly as it was inserted", (_, overrides) =>
    run(
      Effect.gen(function* () {
        const profile = yield* seedProvider(overrides)
        expect(yield* (yield* ProviderRepository).byId(profile.id)).toEqual(profile)
      })
    )
  )

  it("has no provider under an unknown id", () =>
    run(
      Effect.gen(function* () {
        const missing = yield* Effect.flip((yield* ProviderRepository).byId(aProviderId()))
        expect(missing).toMatchObject({ _tag: "NotFound", thing: "provider" })
      })
    ))

  it("counts completed jobs one by one, also at once", () =>
    run(
      Effect.gen(function* () {
        const providers = yield* ProviderRepository
        const { completedJobs, id } = yield* seedProvider({ completedJobs: 7 })
        const jobs = Array.from({ length: 5 }, () => providers.countCompletedJob(id))
        yield* Effect.all(jobs, { concurrency: "unbounded" })
        expect((yield* providers.byId(id)).completedJobs).toBe(completedJobs + 5)
      })
    ))

  it("counts listed providers in each of their categories, whatever the case, and unlisted ones in none", () =>
    run(
      Effect.gen(function* () {
        yield* seedProvider({ specialties: ["Moving", "Flooring"] })
        yield* seedProvider({ specialties: ["moving", "Moving"] })
        yield* seedProvider({ specialties: ["Moving"], listed: false })
        expect(yield* providerCount("Moving")).toBe(2)
        expect(yield* providerCount("Flooring")).toBe(1)
        expect(yield* providerCount("Roofing")).toBe(0)
      })
    ))

  it("counts providers right that join at the same time", () =>
    run(
      Effect.gen(function* () {
        const joining = Array.from({ length: 10 }, (_, index) =>
          seedProvider({ specialties: index % 2 === 0 ? ["HVAC", "Carpentry"] : ["Carpentry", "HVAC"] })
        )
        yield* Effect.all(joining, { concurrency: "unbounded" })
        expect(yield* providerCount("HVAC")).toBe(10)
        expect(yield* providerCount("Carpentry")).toBe(10)
      })
    ))

  it("counts nobody whose transaction failed", () =>
    run(
      Effect.gen(function* () {
        const { atomically } = yield* Transactor
        const joining = seedProvider({ specialties: ["Electrical"] })
        yield* Effect.exit(atomically(Effect.andThen(joining, Effect.fail("changed my mind"))))
        expect(yield* providerCount("Electrical")).toBe(0)
      })
    ))
})
