import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"
import { expect, it } from "vitest"

import { ProviderDetail } from "#domain/provider/provider.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aProviderId, aSearch, aUserId, checkedForGood } from "#tests/support/builders.ts"
import { seedProvider } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const encode = Schema.encodeUnknownSync(ProviderDetail)

onEveryStore("ProviderViews", (run) => {
  it("shows a filled-in provider", () =>
    run(
      Effect.gen(function* () {
        const profile = yield* seedProvider(
          {
            specialties: ["Roofing", "Painting"],
            hourlyRateMin: 80.5,
            isLicensed: true,
            isInsured: true,
            ...checkedForGood,
            profileImage: "/images/reyes.jpg",
            portfolioImages: ["/images/1.jpg"],
            rating: 4.8,
            reviewCount: 12,
            ratingCounts: [0, 0, 1, 2, 9],
            completedJobs: 40,
            distance: 3.25
          },
          { phone: "512-555-0101" }
        )
        expect(yield* (yield* ProviderViews).byId(profile.id, aUserId())).toEqual({
          id: profile.id,
          businessName: "Reyes Plumbing",
          specialty: "Roofing",
          specialties: ["Roofing", "Painting"],
          description: profile.description,
          location: "Austin, TX",
          zipCode: "78704",
          profileImage: "/images/reyes.jpg",
          rating: "4.80",
          reviewCount: 12,
          verificationStatus: "verified",
          distance: 3.25,
          isLicensed: true,
          isInsured: true,
          isBackgroundChecked: true,
          isLicenseChecked: true,
          isInsuranceChecked: true,
          availability: "flexible",
          hourlyRateMin: 80.5,
          hourlyRateMax: 120,
          responseTime: "24h",
          completedJobs: 40,
          createdAt: profile.createdAt,
          portfolioImages: ["/images/1.jpg"],
          phone: "512-555-0101",
          ratingCounts: [0, 0, 1, 2, 9]
        })
      })
    ))

  it("shows a sparse provider with every key of the wire's shape", () =>
    run(
      Effect.gen(function* () {
        const { id } = yield* seedProvider({
          specialties: [],
          hourlyRateMin: null,
          hourlyRateMax: null,
          latitude: null,
          longitude: null
        })
        const shown = yield* (yield* ProviderViews).byId(id, null)
        expect(encode(shown)).toEqual(shown)
        const {
          isInsuranceChecked: _,
          isLicenseChecked: __,
          pausedUntil: ___,
          phoneWithheld: ____,
          ...fields
        } = ProviderDetail.fields
        expect(Object.keys(shown).toSorted()).toEqual(Object.keys(fields).toSorted())
        expect(shown).toMatchObject({ specialty: "", rating: "0.00", verificationStatus: "unverified" })
      })
    ))

  it.each(["background", "insurance", "license"] as const)(
    "shows what was checked by the last day of that check alone, on the page and in lists: %s",
    (kind) =>
      run(
        Effect.gen(function* () {
          const { id } = yield* seedProvider({ [`${kind}Until`]: "2099-12-31" })
          const { byId, search } = yield* ProviderViews
          const { providers } = yield* search(aSearch())
          const checked = {
            isBackgroundChecked: kind === "background",
            isInsuranceChecked: kind === "insurance" || undefined,
            isLicenseChecked: kind === "license" || undefined
          }
          const listed = providers.filter((provider) => provider.id === id)
          expect(listed).toHaveLength(1)
          for (const shown of [yield* byId(id, null), ...listed]) {
            const { isBackgroundChecked, isInsuranceChecked, isLicenseChecked } = shown
            expect({ isBackgroundChecked, isInsuranceChecked, isLicenseChecked }).toEqual(checked)
          }
        })
      )
  )

  it.each([["unlisted", false] as const, ["unknown", null] as const])(
    "has no page for an %s provider",
    (_, listed) =>
      run(
        Effect.gen(function* () {
          const id = listed === null ? aProviderId() : (yield* seedProvider({ listed })).id
          const missing = yield* Effect.flip((yield* ProviderViews).byId(id, null))
          expect(missing).toMatchObject({ _tag: "NotFound", thing: "provider" })
        })
      )
  )
})
