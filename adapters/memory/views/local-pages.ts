import * as Effect from "effect/Effect"

import { type CategoryName, categoryNames } from "#domain/catalogue/category-names.ts"
import { boxAround } from "#domain/geo/distance.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import { localPageMinimum } from "#domain/local/local-limits.ts"
import { localFacts, medianOf } from "#domain/local/local-rules.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import { toProvider } from "#domain/provider/provider-rules.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { starsIn } from "#domain/provider/rating/rating-counts.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import { type Locality, type LocalPageName, LocalPageViews } from "#ports/views/local-page-views.ts"

import { bestRatedFirst, byText } from "../order.ts"
import { removalKey } from "../repositories/operators/removals.ts"
import type { Store } from "../store.ts"
import { asReview } from "./reviews.ts"
import { withNow } from "./with-now.ts"

type Profiles = ReadonlyMap<string, ProviderProfile>

const categoriesOf = ({ specialties }: ProviderProfile) => new Set(specialties.map(categoryNamed))

export const membersOf = (profiles: Profiles, { category, place }: Locality) =>
  [...profiles.values()].filter(
    (profile) => profile.listed && profile.place === place && categoriesOf(profile).has(category)
  )

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)
const known = (rates: ReadonlyArray<number | null>) => rates.filter((rate) => rate !== null)

const factsOf = (members: ReadonlyArray<ProviderProfile>) =>
  localFacts({
    total: members.length,
    reviewCount: sum(members.map(({ reviewCount }) => reviewCount)),
    stars: sum(members.map(({ ratingCounts }) => starsIn(ratingCounts))),
    medianMin: medianOf(known(members.map(({ hourlyRateMin }) => hourlyRateMin))),
    medianMax: medianOf(known(members.map(({ hourlyRateMax }) => hourlyRateMax)))
  })

/** The localities of these places and categories that have a page. */
export const pagesOf = (
  profiles: Profiles,
  places: Iterable<PlaceSlug>,
  categories: Iterable<CategoryName | undefined>
): ReadonlyArray<LocalPageName> =>
  [...new Set(places)].flatMap((place) =>
    [...new Set(categories)].flatMap((category) => {
      const total = category === undefined ? 0 : membersOf(profiles, { place, category }).length
      return category === undefined || total < localPageMinimum ? [] : [{ place, category, total }]
    })
  )

export const placesIn = (profiles: Iterable<ProviderProfile>): ReadonlyArray<PlaceSlug> =>
  [...profiles].flatMap(({ listed, place }) => (listed && place !== null ? [place] : []))

/** Those after the id first, in the order of ids, then those before it. */
const inTurn = (after: string) => (a: ProviderProfile, b: ProviderProfile) =>
  Number(a.id < after) - Number(b.id < after) || byText(a.id, b.id)

const asLocated = ({ businessName, id, latitude, location, longitude }: ProviderProfile) =>
  latitude === null || longitude === null
    ? []
    : [{ provider: { id, businessName, location }, latitude, longitude }]

const isWithin = (centre: Point, radiusMiles: number) => {
  const { east, north, south, west } = boxAround(centre, radiusMiles)
  return ({ latitude, longitude }: ProviderProfile) =>
    latitude !== null &&
    longitude !== null &&
    latitude >= south &&
    latitude <= north &&
    longitude >= west &&
    longitude <= east
}

export const localPageViews = ({ read }: Store) =>
  LocalPageViews.of({
    facts: (locality) => read(({ providers }) => factsOf(membersOf(providers, locality))),

    providers: (locality, limit) =>
      Effect.map(withNow(read), ({ at, tables }) =>
        membersOf(tables.providers, locality)
          .toSorted((a, b) => bestRatedFirst(a, b) || byText(a.id, b.id))
          .slice(0, limit)
          .map((profile) => toProvider(profile, profile.distance, at))
      ),

    reviews: (ids, limit) =>
      read(({ accounts, providers, removals, reviews }) =>
        [...reviews.values()]
          .filter(({ id }) => !removals.has(removalKey("review", id)))
          .toSorted((a, b) => byText(b.serviceDate, a.serviceDate) || byText(b.id, a.id))
          .flatMap((record) => {
            const provider = providers.get(record.providerId)
            const [review] = asReview(accounts, removals)(record)
            if (!provider?.listed || !ids.includes(provider.id) || review === undefined) return []
            return [{ ...review, provider: { id: provider.id, businessName: provider.businessName } }]
          })
          .slice(0, limit)
      ),

    inPlace: (place) => read(({ providers }) => pagesOf(providers, [place], categoryNames)),

    around: (category, centre, radiusMiles) =>
      read(({ providers }) => {
        const near = [...providers.values()]
          .filter(isWithin(centre, radiusMiles))
          .filter((profile) => categoriesOf(profile).has(category))
        return pagesOf(providers, placesIn(near), [category])
      }),

    others: ({ after, category, centre, limit, radiusMiles }) =>
      read(({ providers }) =>
        [...providers.values()]
          .filter(({ id, listed }) => listed && id !== after)
          .filter(isWithin(centre, radiusMiles))
          .filter((profile) => categoriesOf(profile).has(category))
          .toSorted(inTurn(after))
          .slice(0, limit)
          .flatMap(asLocated)
      ),

    largest: (category, limit) =>
      read(({ providers }) =>
        pagesOf(providers, placesIn(providers.values()), [category])
          .toSorted((a, b) => b.total - a.total || byText(a.place, b.place))
          .slice(0, limit)
      ),

    ofProvider: (id) =>
      read(({ providers }) => {
        const profile = providers.get(id)
        return profile?.listed ? pagesOf(providers, placesIn([profile]), categoriesOf(profile)) : []
      })
  })
