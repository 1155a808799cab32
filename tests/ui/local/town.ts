import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { RunningApp } from "#tests/support/app/start-app.ts"
import { aReview } from "#tests/support/builders.ts"
import { seedHomeowner, seedMarketplace, seedProviders } from "#tests/support/seed.ts"

const bend: Partial<ProviderProfile> = {
  place: "or/bend",
  location: "Bend, OR",
  latitude: 44.06,
  longitude: -121.31
}
const redmond: Partial<ProviderProfile> = { place: "or/redmond", latitude: 44.27, longitude: -121.17 }

/** A review written when it is still March 1 in Oregon. */
const evening = { serviceDate: "2026-03-02", createdAt: "2026-03-02T00:31:00.000Z" }

const several = (count: number, overrides: Partial<ProviderProfile>) =>
  Array.from({ length: count }, (_, index) => ({
    ...overrides,
    businessName: `${overrides.place} ${overrides.specialties?.[0]} ${index}`
  }))

/** Lists roofers and HVAC professionals in Bend, reviewed, and roofers in Redmond; returns Bend's roofers first. */
export const listTown = async (app: RunningApp) => {
  const roofers = await app.run(
    seedProviders([
      ...several(22, { ...bend, specialties: ["Roofing"], rating: 4.5, reviewCount: 2 }),
      ...several(3, { ...bend, specialties: ["HVAC"], hourlyRateMin: null, hourlyRateMax: null }),
      ...several(4, { ...redmond, specialties: ["Roofing"] })
    ])
  )
  const homeowner = await app.run(seedHomeowner({ firstName: "Ana", lastName: "Lopez" }))
  const reviews = roofers
    .slice(0, 22)
    .map(({ id }) => aReview({ ...evening, providerId: id, homeownerId: homeowner.id, title: "Dry at last" }))
  await app.run(seedMarketplace({ reviews }))
  return roofers
}
