import * as Schema from "effect/Schema"

import { maxRadiusMiles, minRadiusMiles } from "../project/reach.ts"

const zipCode = "Please give a ZIP code of five digits"
const miles = `Please choose a distance from ${minRadiusMiles} to ${maxRadiusMiles} miles`
const range = { minimum: minRadiusMiles, maximum: maxRadiusMiles }

/** A circle on the map, to be put into names. */
export const PlaceReach = Schema.Struct({
  zipCode: Schema.String.annotate({ message: zipCode })
    .check(Schema.isPattern(/^\d{5}$/, { message: zipCode }))
    .annotateKey({ messageMissingKey: zipCode }),
  miles: Schema.FiniteFromString.annotate({ message: miles })
    .check(Schema.isBetween(range, { message: miles }))
    .annotateKey({ messageMissingKey: miles })
})
export type PlaceReach = typeof PlaceReach.Type

/** How far a circle reaches, as names of towns. */
export const ReachedPlaces = Schema.Struct({
  /** "Austin, TX"; null where the ZIP code is not known. */
  from: Schema.NullOr(Schema.String),
  /** "Waco", or "Salem, OR" in another state; the farthest first, three at most. */
  towns: Schema.Array(Schema.String)
})
export type ReachedPlaces = typeof ReachedPlaces.Type
