import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, readOn } from "#adapters/db-knex/database.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import { boxAround } from "#domain/geo/distance.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import type { LocalReview, NearbyProvider } from "#domain/local/local-page.ts"
import { localFacts } from "#domain/local/local-rules.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import { type Located, type LocalPageName, LocalPageViews } from "#ports/views/local-page-views.ts"

import { now } from "../now.ts"
import { asProvider, type ProviderRow } from "../provider-row.ts"
import { asReview, type ReviewRow } from "../review-views.ts"
import {
  aroundStatement,
  factsStatement,
  inPlaceStatement,
  largestStatement,
  othersStatement,
  ofProviderStatement,
  providersStatement,
  reviewsStatement
} from "./local-statements.ts"

interface SumsRow {
  readonly total: number
  readonly review_count: number
  readonly stars: number
  readonly median_min: number | null
  readonly median_max: number | null
}

interface LocalReviewRow extends ReviewRow {
  readonly provider_id: LocalReview["provider"]["id"]
  readonly business_name: string
}

interface PageRow {
  readonly specialty: string
  readonly place: PlaceSlug
  readonly total: number
}

interface OtherRow {
  readonly id: NearbyProvider["id"]
  readonly business_name: string
  readonly location: string
  readonly latitude: number
  readonly longitude: number
}

const emptySums: SumsRow = { total: 0, review_count: 0, stars: 0, median_min: null, median_max: null }

const factsIn = ({ median_max, median_min, review_count, stars, total }: SumsRow) =>
  localFacts({ total, reviewCount: review_count, stars, medianMin: median_min, medianMax: median_max })

const asLocalReview = (row: LocalReviewRow): LocalReview => ({
  ...asReview(row),
  provider: { id: row.provider_id, businessName: row.business_name }
})

const asLocated = ({ business_name, id, latitude, location, longitude }: OtherRow): Located => ({
  provider: { id, businessName: business_name, location },
  latitude,
  longitude
})

// Only listings of a category of the catalogue have a place.
const asPage = ({ place, specialty, total }: PageRow): ReadonlyArray<LocalPageName> => {
  const category = categoryNamed(specialty)
  return category === undefined ? [] : [{ place, category, total }]
}

export const KnexLocalPageViews = Layer.effect(
  LocalPageViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    const pages = (statement: Statement) =>
      Effect.map(read<PageRow>(statement), (rows) => rows.flatMap(asPage))

    return LocalPageViews.of({
      facts: (locality) =>
        Effect.map(read<SumsRow>(factsStatement(locality)), ([row = emptySums]) => factsIn(row)),

      providers: (locality, limit) =>
        Effect.zipWith(now, read<ProviderRow>(providersStatement(locality, limit)), (at, rows) =>
          rows.map((row) => asProvider(row, null, at))
        ),

      reviews: (ids, limit) =>
        ids.length === 0
          ? Effect.succeed([])
          : Effect.map(read<LocalReviewRow>(reviewsStatement(ids, limit)), (rows) => rows.map(asLocalReview)),

      inPlace: (place) => pages(inPlaceStatement(place)),
      around: (category, centre, radiusMiles) =>
        pages(aroundStatement(category, boxAround(centre, radiusMiles))),
      others: (turn) => Effect.map(read<OtherRow>(othersStatement(turn)), (rows) => rows.map(asLocated)),
      largest: (category, limit) => pages(largestStatement(category, limit)),
      ofProvider: (id) => pages(ofProviderStatement(id))
    })
  })
)
