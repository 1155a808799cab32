import * as Schema from "effect/Schema"

import type { ProviderProfile } from "#domain/provider/provider.ts"
import type { RatingCounts } from "#domain/provider/rating/rating-counts.ts"

import type { rowCodec } from "./row.ts"

const Columns = Schema.Struct({
  stars_1: Schema.Natural,
  stars_2: Schema.Natural,
  stars_3: Schema.Natural,
  stars_4: Schema.Natural,
  stars_5: Schema.Natural
})
/** How many reviews of each rating a provider has, a column each. */
export type StarColumns = typeof Columns.Type

const read = Schema.decodeUnknownSync(Columns)

export const ratingCountsIn = (row: StarColumns): RatingCounts => [
  row.stars_1,
  row.stars_2,
  row.stars_3,
  row.stars_4,
  row.stars_5
]

export const starNames = ["stars_1", "stars_2", "stars_3", "stars_4", "stars_5"] as const

export const starColumnsOf = ([stars_1, stars_2, stars_3, stars_4, stars_5]: RatingCounts): StarColumns => ({
  stars_1,
  stars_2,
  stars_3,
  stars_4,
  stars_5
})

type Codec = ReturnType<typeof rowCodec<Omit<ProviderProfile, "ratingCounts">>>

/** A codec of profiles, made to know their star counts. */
export const withStarColumns = ({ fromRow, toRow }: Codec) => ({
  toRow: ({ ratingCounts, ...profile }: ProviderProfile) => ({
    ...toRow(profile),
    ...starColumnsOf(ratingCounts)
  }),
  fromRow: (row: object): ProviderProfile => ({ ...fromRow(row), ratingCounts: ratingCountsIn(read(row)) })
})
