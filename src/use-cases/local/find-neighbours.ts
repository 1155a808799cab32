import * as Effect from "effect/Effect"

import { neighbourRadii, shownNeighbours } from "#domain/local/local-limits.ts"
import { nearestTo } from "#domain/local/local-rules.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"
import { type Locality, type LocalPageName, LocalPageViews } from "#ports/views/local-page-views.ts"

import { locatedLinks } from "./local-links.ts"

/** The nearest places with a page of the category; the radius grows only while there are too few. */
export const findNeighbours = Effect.fnUntraced(function* ({ category, place }: Locality, centre: Point) {
  const views = yield* LocalPageViews
  let others: ReadonlyArray<LocalPageName> = []
  for (const radius of neighbourRadii) {
    const around = yield* views.around(category, centre, radius)
    others = around.filter((page) => page.place !== place)
    if (others.length >= shownNeighbours) break
  }
  return nearestTo(centre, yield* locatedLinks(others), shownNeighbours).map(({ link }) => link)
})
