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
  /** Whether the typed text is not its name, but a typing error away from it. */
  readonly isCorrected: boolean
}

/**
 * A city that is named without a state or "in", or with a typing error, is meant only if it is well known: if it has
 * this many ZIP codes.
 */
export const wellKnown = 5
