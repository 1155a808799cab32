import type { Understood } from "#ui/shared/search/call-search.ts"

/** The interpretation of a search that has nothing to explain. */
export const nothingUnderstood: Understood = {
  trades: [],
  corrected: undefined,
  notOffered: undefined,
  place: undefined,
  isPlaceCorrected: false,
  textPlace: undefined,
  unknownPlace: undefined
}
