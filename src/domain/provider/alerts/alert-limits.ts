/** The limits of a provider's job alerts. */
export const alertLimits = {
  words: 10,
  wordLength: 40,
  miles: { minimum: 1, maximum: 200 },
  pauseDays: 365
} as const
