import { counted } from "../shared/numbers.ts"

/** "3.2 miles away", of miles to one decimal. */
export const awayWords = (miles: number): string =>
  miles === 0 ? "Less than a mile away" : `${counted(miles, "mile")} away`
