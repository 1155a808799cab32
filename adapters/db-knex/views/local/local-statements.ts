import type { Statement } from "#adapters/db-knex/statement.ts"
import { type Box, boxAround } from "#domain/geo/distance.ts"
import { localPageMinimum } from "#domain/local/local-limits.ts"
import { presumedReviews, presumedStars } from "#domain/provider/rating/fair-rating.ts"
import type { Locality, Turn } from "#ports/views/local-page-views.ts"

import { providerColumns } from "../provider-row.ts"
import { reviewColumns, reviewTables } from "../review-views.ts"

const ofPlace = "l.specialty = $1 and l.place = $2"

const valuesOf = ({ category, place }: Locality) => [category.toLowerCase(), place]

// The middle row, or the two middle ones, of those in order.
const median = (rate: "hourly_rate_min" | "hourly_rate_max") => `(
  select avg(ranked.rate) from (
    select p.${rate} as rate, row_number() over (order by p.${rate}) as n, count(*) over () as size
    from provider_listings l join service_providers p on p.id = l.provider_id
    where ${ofPlace} and p.${rate} is not null
  ) as ranked where ranked.n in ((ranked.size + 1) / 2, (ranked.size + 2) / 2))`

// Worked out from `fair_rating`: listings have no sum of stars, and the index of local pages holds this column.
const starsOf =
  `cast(round(l.fair_rating * (${presumedReviews} + l.review_count) ` +
  `- ${presumedReviews * presumedStars}) as integer)`

export const factsStatement = (locality: Locality): Statement => ({
  text: `
    select count(*) as total, coalesce(sum(l.review_count), 0) as review_count,
      coalesce(sum(${starsOf}), 0) as stars,
      ${median("hourly_rate_min")} as median_min, ${median("hourly_rate_max")} as median_max
    from provider_listings l where ${ofPlace}`,
  values: valuesOf(locality)
})

const byRating = "order by l.fair_rating desc, l.review_count desc, l.provider_id"

export const providersStatement = (locality: Locality, limit: number): Statement => ({
  text: `
    select ${providerColumns} from (
      select l.provider_id, l.fair_rating, l.review_count from provider_listings l
      where ${ofPlace} ${byRating} limit ${limit}
    ) as l join service_providers p on p.id = l.provider_id ${byRating}`,
  values: valuesOf(locality)
})

const places = (count: number) => Array.from({ length: count }, (_, index) => `$${index + 1}`).join(", ")

export const reviewsStatement = (ids: ReadonlyArray<string>, limit: number): Statement => ({
  text: `
    select ${reviewColumns}, p.id as provider_id, p.business_name
    from ${reviewTables} join service_providers p on p.id = r.provider_id
    where r.provider_id in (${places(ids.length)}) and p.listed = true and r.removed_at is null
    order by r.service_date desc, r.id desc limit ${limit}`,
  values: ids
})

const withPage = `
  select c.specialty, c.place, c.provider_count as total from localities c
  where c.provider_count >= ${localPageMinimum} and`

export const inPlaceStatement = (place: string): Statement => ({
  text: `${withPage} c.place = $1`,
  values: [place]
})

export const aroundStatement = (category: string, { east, north, south, west }: Box): Statement => ({
  text: `${withPage} c.specialty = $1 and c.place in (
    select l.place from provider_listings l
    where l.specialty = $1 and l.latitude between $2 and $3 and l.longitude between $4 and $5)`,
  values: [category.toLowerCase(), south, north, west, east]
})

export const othersStatement = ({ after, category, centre, limit, radiusMiles }: Turn): Statement => {
  const { east, north, south, west } = boxAround(centre, radiusMiles)
  // The index of places answers the inner query; ids as text are in the order of the ids.
  const inTurn = "case when l.provider_id > $6 then 0 else 1 end, l.provider_id"
  return {
    text: `
      select p.id, p.business_name, p.location, l.latitude, l.longitude from (
        select l.provider_id, l.latitude, l.longitude from provider_listings l
        where l.specialty = $1 and l.latitude between $2 and $3 and l.longitude between $4 and $5
          and l.provider_id <> $6
        order by ${inTurn} limit ${limit}
      ) as l join service_providers p on p.id = l.provider_id order by ${inTurn}`,
    values: [category.toLowerCase(), south, north, west, east, after]
  }
}

export const largestStatement = (category: string, limit: number): Statement => ({
  text: `${withPage} c.specialty = $1 order by c.provider_count desc, c.place limit ${limit}`,
  values: [category.toLowerCase()]
})

export const ofProviderStatement = (id: string): Statement => ({
  text: `${withPage} (c.specialty, c.place) in (
    select l.specialty, l.place from provider_listings l where l.provider_id = $1)`,
  values: [id]
})
