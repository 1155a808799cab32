import type { Point } from "../provider/search/provider-search.ts"

/** Where a search looks: around a city or a ZIP code, or in a whole state. */
export interface SearchPlace {
  /** As it is shown: "Austin, TX", "78704", "Texas". */
  readonly name: string
  /** Two letters: "TX". */
  readonly state: string
  /** Null for a whole state. */
  readonly point: Point | null
  /** How many ZIP codes the city has: well-known ones have many. 1 for a ZIP code. */
  readonly zipCodes: number
  /** What was typed is no name of it, but a typing error away from one. */
  readonly isCorrected: boolean
}

/** A city that is named without a state or "in", or with a typing error, is meant only if most people know it: by its ZIP codes. */
export const wellKnown = 5
