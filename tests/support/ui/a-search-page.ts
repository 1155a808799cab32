import type { Understood } from "#ui/shared/search/call-search.ts"

/** What is understood of a search that needs no explanation. */
export const nothingUnderstood: Understood = {
  trades: [],
  corrected: undefined,
  notOffered: undefined,
  place: undefined,
  isPlaceCorrected: false,
  textPlace: undefined,
  unknownPlace: undefined
}
