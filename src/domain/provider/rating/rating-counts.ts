/** How many one-star, two-star … five-star reviews a provider has. */
export type RatingCounts = readonly [number, number, number, number, number]

export const noRatings: RatingCounts = [0, 0, 0, 0, 0]

/** The same with one more review of so many stars, 1 to 5. */
export const withRating = ([one, two, three, four, five]: RatingCounts, stars: number): RatingCounts => [
  one + Number(stars === 1),
  two + Number(stars === 2),
  three + Number(stars === 3),
  four + Number(stars === 4),
  five + Number(stars === 5)
]

/** The same with one review of so many stars less. */
export const withoutRating = ([one, two, three, four, five]: RatingCounts, stars: number): RatingCounts => [
  one - Number(stars === 1),
  two - Number(stars === 2),
  three - Number(stars === 3),
  four - Number(stars === 4),
  five - Number(stars === 5)
]

export const ratingCountsOf = (ratings: ReadonlyArray<number>): RatingCounts =>
  ratings.reduce(withRating, noRatings)

const sum = (numbers: ReadonlyArray<number>) => numbers.reduce((total, number) => total + number, 0)

/** Two star counts added up. */
export const addedRatings = (one: RatingCounts, other: RatingCounts): RatingCounts => [
  one[0] + other[0],
  one[1] + other[1],
  one[2] + other[2],
  one[3] + other[3],
  one[4] + other[4]
]

/** The sum of all stars. */
export const starsIn = (counts: RatingCounts): number =>
  sum(counts.map((count, index) => count * (index + 1)))

/** The rating and the number of reviews that counts stand for: the mean to two decimals, 0 without any. */
export const ratingOf = (counts: RatingCounts) => {
  const reviewCount = sum(counts)
  // Whole numbers until the last division, so that the mean is that of the reviews and no nearby one.
  const hundredths = starsIn(counts) * 100
  return { rating: reviewCount === 0 ? 0 : Math.round(hundredths / reviewCount) / 100, reviewCount }
}
