import * as Effect from "effect/Effect"

import { namesTopic, topicOfListings, topicOfPlace } from "#domain/events/event.ts"
import { shownProviders, shownReviews } from "#domain/local/local-limits.ts"
import { byCatalogue, localCategory } from "#domain/local/local-rules.ts"
import { categoryOfSlug } from "#domain/local/slugs.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { Places } from "#ports/places.ts"
import { type Locality, LocalPageViews } from "#ports/views/local-page-views.ts"

import { shows } from "../showing.ts"
import { findNeighbours } from "./find-neighbours.ts"
import { asLocalPlace, localLinks } from "./local-links.ts"

interface Address {
  readonly state: string
  readonly city: string
  readonly category: string
}

const pageNotFound = new NotFound({ thing: "page" })

const showProviders = Effect.fnUntraced(function* (locality: Locality) {
  const views = yield* LocalPageViews
  const providers = yield* views.providers(locality, shownProviders)
  const reviews = yield* views.reviews(
    providers.map(({ id }) => id),
    shownReviews
  )
  return { providers, reviews }
})

const otherCategories = Effect.fnUntraced(function* ({ category, place }: Locality) {
  const views = yield* LocalPageViews
  const pages = yield* views.inPlace(place)
  const links = yield* localLinks(pages.filter((page) => page.category !== category))
  return links.toSorted(byCatalogue)
})

/** The page of a category in a place, where any provider is listed. */
export const showLocalPage = Effect.fnUntraced(function* ({ category: slug, city, state }: Address) {
  const views = yield* LocalPageViews
  const { ofSlug } = yield* Places
  const category = categoryOfSlug(slug)
  const place = ofSlug(`${state}/${city}`)
  if (category === undefined || place === null) return yield* pageNotFound

  const locality = { category, place: `${state}/${city}` }
  yield* shows(topicOfPlace(locality.place), topicOfListings(category), namesTopic)
  const facts = yield* views.facts(locality)
  if (facts.total === 0) return yield* pageNotFound
  const [shown, others, nearby] = yield* Effect.all(
    [showProviders(locality), otherCategories(locality), findNeighbours(locality, place)],
    { concurrency: "unbounded" }
  )
  return {
    place: asLocalPlace(locality.place, place),
    category: localCategory(category),
    ...facts,
    ...shown,
    otherCategories: others,
    nearby
  }
})
