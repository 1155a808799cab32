import type { DistanceBand } from "./reach.ts"

/** A distance band in words that stand alone: "5 to 10 miles". */
export const bandWords = (band: DistanceBand): string => (band.endsWith(" miles") ? band : `${band} miles`)
