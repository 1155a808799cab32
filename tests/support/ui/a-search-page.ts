import type { Understood } from "#ui/shared/search/call-search.ts"

/** Of a search that says what it means. */
export const nothingUnderstood: Understood = {
  trades: [],
  corrected: undefined,
  notOffered: undefined,
  place: undefined,
  isPlaceCorrected: false,
  textPlace: undefined,
  unknownPlace: undefined
}
