import * as Schema from "effect/Schema"

import { categoryNames } from "../catalogue/category-names.ts"
import { PlaceSlug } from "../geo/place-slug.ts"
import { Provider } from "../provider/provider.ts"
import { Review } from "../review/review.ts"
import { ProviderId } from "../shared/ids.ts"

const nullableDollars = Schema.NullOr(Schema.Natural)

/** A US city. `state` has two letters: "TX". */
export const LocalPlace = Schema.Struct({ slug: PlaceSlug, city: Schema.String, state: Schema.String })
export type LocalPlace = typeof LocalPlace.Type

export const LocalCategory = Schema.Struct({ slug: Schema.String, name: Schema.Literals(categoryNames) })
export type LocalCategory = typeof LocalCategory.Type

/** A link to a local page with enough providers, and their number. */
export const LocalLink = Schema.Struct({
  place: LocalPlace,
  category: LocalCategory,
  total: Schema.Natural
})
export type LocalLink = typeof LocalLink.Type

/** A customer's word about one of the providers shown. */
export const LocalReview = Schema.Struct({
  ...Review.fields,
  provider: Schema.Struct({ id: ProviderId, businessName: Schema.String })
})
export type LocalReview = typeof LocalReview.Type

/** The numbers of a category in a place. */
export const LocalFacts = Schema.Struct({
  /** All listed providers. */
  total: Schema.Natural,
  /** The mean of all their reviews, 0 to 5 with two decimals as text ("4.62"); null without reviews. */
  rating: Schema.NullOr(Provider.fields.rating),
  reviewCount: Schema.Natural,
  /** The medians of the lowest and highest hourly rates that providers name, in whole dollars; null where none does. */
  typicalRates: Schema.Struct({ min: nullableDollars, max: nullableDollars })
})
export type LocalFacts = typeof LocalFacts.Type

/** Another provider of the same trade. */
export const NearbyProvider = Schema.Struct({
  id: ProviderId,
  businessName: Schema.String,
  location: Schema.String
})
export type NearbyProvider = typeof NearbyProvider.Type

/** Others of a provider's main trade around them. */
export const Nearby = Schema.Struct({
  /** In how many miles around all of them are, rounded up to 25, 50, 100, 200 or 500; 0 where there is nobody. */
  within: Schema.Natural,
  /** Nearest first. */
  providers: Schema.Array(NearbyProvider)
})
export type Nearby = typeof Nearby.Type

/** The page of a category in a place: there is one where any provider is listed. */
export const LocalPage = Schema.Struct({
  place: LocalPlace,
  category: LocalCategory,
  ...LocalFacts.fields,
  /** The first of them, best rated first. */
  providers: Schema.Array(Provider),
  /** Newest service first, of the providers above. */
  reviews: Schema.Array(LocalReview),
  /** The other categories that have a page in the place, in the catalogue's order. */
  otherCategories: Schema.Array(LocalLink),
  /** The nearest places with a page of the category, nearest first. */
  nearby: Schema.Array(LocalLink)
})
export type LocalPage = typeof LocalPage.Type
