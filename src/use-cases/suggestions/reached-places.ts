import * as Effect from "effect/Effect"

import { farthestTowns, type Town } from "#domain/geo/farthest-towns.ts"
import type { PlaceReach, ReachedPlaces } from "#domain/geo/place-reach.ts"
import { type Place, Places } from "#ports/places.ts"

const nowhere: ReachedPlaces = { from: null, towns: [] }

const nameSeenFrom =
  (base: Place) =>
  ({ city, state }: Town): string =>
    state === base.state ? city : `${city}, ${state}`

/** The places that a circle around a ZIP code reaches, by the names of towns. */
export const reachedPlaces = Effect.fnUntraced(function* ({ miles, zipCode }: PlaceReach) {
  const { find, townsAround } = yield* Places
  const base = find(zipCode)
  if (base === null) return nowhere
  const others = townsAround(base, miles).filter(
    ({ city, state }) => city !== base.city || state !== base.state
  )
  return {
    from: `${base.city}, ${base.state}`,
    towns: farthestTowns(base, miles, others).map(nameSeenFrom(base))
  }
})
