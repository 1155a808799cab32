import * as Effect from "effect/Effect"

import { categoryNames } from "#domain/catalogue/category-names.ts"
import { topicOfListings, topicOfPage, topicOfPlace } from "#domain/events/event.ts"
import { popularPlacesOfEach, popularTrades, shownPopularPlaces } from "#domain/local/local-limits.ts"
import { byCatalogue } from "#domain/local/local-rules.ts"
import { categoryOfSlug } from "#domain/local/slugs.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { LocalPageViews } from "#ports/views/local-page-views.ts"

import { requireListed } from "../provider/find-listed-provider.ts"
import { shows } from "../showing.ts"
import { localLinks } from "./local-links.ts"

/** The places with most providers of a category, most first. */
export const listPopularPlaces = Effect.fnUntraced(function* (slug: string) {
  const views = yield* LocalPageViews
  const category = categoryOfSlug(slug)
  if (category === undefined) return yield* new NotFound({ thing: "page" })
  yield* shows(topicOfListings(category))
  return yield* localLinks(yield* views.largest(category, shownPopularPlaces))
})

/** The largest local pages of the catalogue's first trades. */
export const listPopularPages = Effect.fnUntraced(function* () {
  const { largest } = yield* LocalPageViews
  const trades = categoryNames.slice(0, popularTrades)
  yield* shows(...trades.map(topicOfListings))
  const pages = yield* Effect.forEach(trades, (category) => largest(category, popularPlacesOfEach))
  return yield* localLinks(pages.flat())
})

/**
 * The local pages that a listed provider is on. Only without any page it has to be asked whether the provider is
 * listed, and where: they come onto one when others are listed there.
 */
export const listProvidersPages = Effect.fnUntraced(function* (id: ProviderId) {
  const views = yield* LocalPageViews
  const pages = yield* views.ofProvider(id)
  yield* shows(topicOfPage(id), ...pages.map(({ place }) => topicOfPlace(place)))
  if (pages.length === 0) {
    const { place } = yield* requireListed(id)
    if (place !== null) yield* shows(topicOfPlace(place))
  }
  const links = yield* localLinks(pages)
  return links.toSorted(byCatalogue)
})
