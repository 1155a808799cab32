import { badgeWords } from "#domain/check/check-words.ts"
import type { ShownCheck } from "#domain/check/check.ts"
import { photoAt } from "#domain/photo/photo.ts"
import type { ProviderDetail } from "#domain/provider/provider.ts"
import { isStanding } from "#domain/review/standing.ts"
import { counted, ratingWords } from "#domain/shared/numbers.ts"
import { trailOfProvider } from "#ui/features/local/local-trail.ts"
import { providersPagesQuery } from "#ui/features/local/use-local-pages.ts"
import { reviewIn, reviewPagesQuery, shownOf } from "#ui/features/reviews/use-reviews.ts"
import { shortened } from "#ui/shared/head/html.ts"
import { breadcrumbList } from "#ui/shared/head/json-ld/breadcrumb-list.ts"
import { localBusiness } from "#ui/shared/head/json-ld/local-business.ts"
import type { PageHead, ShownPage } from "#ui/shared/head/page-head.ts"
import { previewRating, type PreviewWords } from "#ui/shared/head/preview-words.ts"

import { checksQuery } from "./use-checks.ts"
import { providerQuery } from "./use-providers.ts"

const descriptionOf = ({ description, location, rating, reviewCount, specialties }: ProviderDetail) => {
  const rated =
    reviewCount === 0 ? "" : ` Rated ${ratingWords(rating)} of 5 in ${counted(reviewCount, "review")}.`
  return shortened(`${specialties.join(", ")} in ${location}.${rated} ${description}`)
}

// The server that draws it reads no other site's pictures.
const ownPhoto = (image: string | null) => (image === null || photoAt(image) === null ? null : image)

const previewOf = (provider: ProviderDetail, live: ReadonlyArray<ShownCheck>): PreviewWords => ({
  title: provider.businessName,
  lead: `${provider.specialty} in ${provider.location}`,
  rating: previewRating(provider),
  facts: live.map(({ kind }) => badgeWords[kind]),
  portrait: ownPhoto(provider.profileImage)
})

/** A provider's page; nothing where there is no such provider. */
export const providerHead = (id: string, { data, search }: ShownPage): PageHead | undefined => {
  const provider = data.getQueryData(providerQuery(id).queryKey)
  if (provider === undefined) return undefined
  const canonical = `/provider/${provider.id}`
  const pages = data.getQueryData(providersPagesQuery(id).queryKey) ?? []
  const shown = data.getQueryData(reviewPagesQuery(id, reviewIn(search)).queryKey)?.pages ?? []
  const reviews = shownOf(shown).filter(isStanding)
  // What a business only states about itself is not passed on as a fact.
  const live = (data.getQueryData(checksQuery(id).queryKey) ?? []).filter(({ state }) => state === "checked")
  const trail = trailOfProvider({ specialty: provider.specialty, pages })
  return {
    description: descriptionOf(provider),
    canonical,
    isIndexed: true,
    facts: [
      localBusiness(provider, reviews, live),
      breadcrumbList([...trail, { href: canonical, label: provider.businessName }])
    ],
    preview: previewOf(provider, live)
  }
}
