/** The sentence for a place that nobody knows: how to go on. */
export const unknownPlaceText = (place: string): string =>
  `We do not know a place called '${place}'. Try a ZIP code.`
