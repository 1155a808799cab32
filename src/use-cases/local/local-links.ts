import * as Effect from "effect/Effect"

import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { LocalLink, LocalPlace } from "#domain/local/local-page.ts"
import { localCategory } from "#domain/local/local-rules.ts"
import { type Place, Places } from "#ports/places.ts"
import type { LocalPageName } from "#ports/views/local-page-views.ts"

/** A place as pages name it. */
export const asLocalPlace = (slug: PlaceSlug, { city, state }: Place): LocalPlace => ({ slug, city, state })

/** Links to pages, with their places. A place that the directory no longer knows has no page. */
export const locatedLinks = Effect.fnUntraced(function* (pages: ReadonlyArray<LocalPageName>) {
  const { ofSlug } = yield* Places
  return pages.flatMap(({ category, place: slug, total }) => {
    const place = ofSlug(slug)
    if (place === null) return []
    const link: LocalLink = { place: asLocalPlace(slug, place), category: localCategory(category), total }
    return [{ ...place, link }]
  })
})

export const localLinks = (pages: ReadonlyArray<LocalPageName>) =>
  Effect.map(locatedLinks(pages), (located) => located.map(({ link }) => link))
