import * as Effect from "effect/Effect"

import { roundMiles } from "../../../src/domain/provider/distance.ts"
import { ratingText, verificationStatus } from "../../../src/domain/provider/provider-rules.ts"
import type { Provider, ProviderProfile } from "../../../src/domain/provider/provider.ts"
import { countLimit } from "../../../src/domain/provider/search-options.ts"
import { NotFound } from "../../../src/domain/shared/errors.ts"
import { ProviderViews } from "../../../src/ports/provider-views.ts"
import type { Store } from "../store.ts"
import { findProviders } from "./provider-search.ts"

const asProvider = (profile: ProviderProfile, distance: number | null): Provider => ({
  id: profile.id,
  businessName: profile.businessName,
  specialty: profile.specialties[0] ?? "",
  specialties: profile.specialties,
  description: profile.description,
  location: profile.location,
  zipCode: profile.zipCode,
  profileImage: profile.profileImage,
  rating: ratingText(profile.rating),
  reviewCount: profile.reviewCount,
  verificationStatus: verificationStatus(profile),
  distance,
  isLicensed: profile.isLicensed,
  isInsured: profile.isInsured,
  isBackgroundChecked: profile.isBackgroundChecked,
  availability: profile.availability,
  hourlyRateMin: profile.hourlyRateMin,
  hourlyRateMax: profile.hourlyRateMax,
  responseTime: profile.responseTime,
  completedJobs: profile.completedJobs,
  createdAt: profile.createdAt
})

export const providerViews = ({ read }: Store) =>
  ProviderViews.of({
    search: (search) =>
      read(({ providers }) => {
        const found = findProviders(providers.values(), search)
        const page = found.slice(search.offset, search.offset + search.limit)
        const shown = (miles: number | null) =>
          miles === null || search.near === null ? miles : roundMiles(miles)
        return {
          providers: page.map(({ distance, profile }) => asProvider(profile, shown(distance))),
          total: Math.min(found.length, countLimit + 1)
        }
      }),
    byId: (id) =>
      Effect.flatMap(
        read(({ accounts, providers }) => {
          const profile = providers.get(id)
          return profile?.listed ? { profile, phone: accounts.get(profile.userId)?.phone ?? null } : null
        }),
        (found) =>
          found === null
            ? Effect.fail(new NotFound({ thing: "provider" }))
            : Effect.succeed({
                ...asProvider(found.profile, found.profile.distance),
                portfolioImages: found.profile.portfolioImages,
                phone: found.phone
              })
      )
  })
