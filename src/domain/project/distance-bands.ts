/** What providers read of a distance: who moves the business three times could find the house by its miles. */
export const distanceBands = ["under 5 miles", "5 to 10", "10 to 25", "25 to 50", "over 50"] as const
export type DistanceBand = (typeof distanceBands)[number]

/** The band in words that stand alone: "5 to 10 miles". */
export const bandWords = (band: DistanceBand): string => (band.endsWith(" miles") ? band : `${band} miles`)
