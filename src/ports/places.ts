import * as Context from "effect/Context"

import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { Point } from "#domain/provider/search/provider-search.ts"

/** A US place: a ZIP code's centre and what it is called. */
export interface Place extends Point {
  readonly zipCode: string
  readonly city: string
  /** Two letters: "TX". */
  readonly state: string
}

export class Places extends Context.Service<
  Places,
  {
    /** The place that a ZIP code, "City, ST" or a city names, by its main ZIP code; null for anything else. */
    readonly find: (text: string) => Place | null
    /** The five-digit ZIP code in a location, else the main ZIP code of the place it names, else empty. */
    readonly zipCodeOf: (location: string) => string
    /** The city of a slug ("tx/austin"), at its main ZIP code; null when there is none. */
    readonly ofSlug: (slug: PlaceSlug) => Place | null
  }
>()("ports/Places") {}
