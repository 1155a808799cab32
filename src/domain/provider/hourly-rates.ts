interface HourlyRates {
  readonly hourlyRateMin?: unknown
  readonly hourlyRateMax?: unknown
}

/** What an hour may cost (docs/product.md#business-profile), and the words when it may not. */
export const hourlyRate = {
  min: 1,
  max: 10_000,
  tooLow: "Hourly rate must be at least $1",
  tooHigh: "Hourly rate cannot exceed $10,000"
} as const

export const turnedRound = "Maximum rate cannot be below the minimum"

/** Whether the lowest rate is above the highest. */
export const areTurnedRound = ({ hourlyRateMax, hourlyRateMin }: HourlyRates): boolean =>
  typeof hourlyRateMin === "number" && typeof hourlyRateMax === "number" && hourlyRateMax < hourlyRateMin
