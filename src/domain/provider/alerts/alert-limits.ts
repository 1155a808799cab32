/** What a provider may choose of job alerts. */
export const alertLimits = {
  words: 10,
  wordLength: 40,
  miles: { minimum: 1, maximum: 200 },
  pauseDays: 365
} as const

/** How many job emails a provider gets a day; those after them come with the day's others. */
export const jobEmailsPerDay = 20
