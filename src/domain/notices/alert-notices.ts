import { awayWords } from "../geo/distance-words.ts"
import { bandWords } from "../project/band-words.ts"
import type { ProviderStanding } from "../project/project-standing.ts"
import type { ProjectRecord } from "../project/project.ts"
import { distanceBandOf } from "../project/reach.ts"
import type { Provider } from "../provider/provider.ts"
import type { SavedSearchRecord } from "../provider/search/saved-search.ts"
import { ratingWords } from "../shared/numbers.ts"
import type { Notice } from "./notice.ts"

const cityOf = (place: string | null) => place?.split(",")[0] ?? null

/** A provider hears of an open project within reach. */
export const noticeOfJob = (
  project: ProjectRecord,
  { base, providerId }: Pick<ProviderStanding, "base" | "providerId">
): Notice => {
  const band = distanceBandOf(project, base)
  return {
    to: { providerId },
    kind: "job-alert",
    thingId: project.id,
    facts: {
      title: project.title,
      category: project.category,
      city: cityOf(project.place),
      band: band && bandWords[band],
      timeline: project.timeline,
      budgetMax: project.budgetMax,
      maxOffers: project.maxOffers
    }
  }
}

const starsOf = ({ rating, reviewCount }: Provider) =>
  reviewCount === 0 ? "New" : `${ratingWords(rating)} stars`

const foundOf = (provider: Provider) => ({
  id: provider.id,
  name: provider.businessName,
  stars: starsOf(provider),
  distance: provider.distance === null ? "" : awayWords(provider.distance)
})

/** Somebody hears of who is new in a search of theirs: how many, and the first of them. */
export const noticeOfSearch = (
  { id, name, query, userId }: SavedSearchRecord,
  total: number,
  providers: ReadonlyArray<Provider>
): Notice => ({
  to: { userId },
  kind: "search-alert",
  thingId: id,
  facts: { name, query, total, providers: providers.map(foundOf) }
})
