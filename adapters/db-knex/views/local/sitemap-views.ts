import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { Database, readOn } from "#adapters/db-knex/database.ts"
import { lowestId } from "#adapters/db-knex/sql/outermost-ids.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import type { PlaceSlug } from "#domain/geo/place-slug.ts"
import { localPageMinimum } from "#domain/local/local-limits.ts"
import { categoryKeys, categoryNamed } from "#domain/local/slugs.ts"
import { ProviderId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { SitemapViews } from "#ports/views/sitemap-views.ts"

interface PieceRow {
  readonly last_id: string
  readonly updated_at: Instant
}

interface EntryRow {
  readonly id: ProviderId
  readonly updated_at: Instant
}

interface CategoryRow {
  readonly specialty: string
  readonly updated_at: Instant
}

interface PlaceRow {
  readonly place: PlaceSlug
  readonly updated_at: Instant
}

const everyProvider = "service_providers p where p.listed = true and p.id > $1"

// Ids as text are in the order of the ids.
export const piecesStatement = (size: number): Statement => ({
  text: `
    select max(cast(numbered.id as text)) as last_id, max(numbered.updated_at) as updated_at
    from (
      select p.id, p.updated_at, row_number() over (order by p.id) - 1 as n from ${everyProvider}
    ) as numbered
    group by numbered.n / ${size} order by numbered.n / ${size}`,
  values: [lowestId]
})

export const betweenStatement = (after: string | null, upTo: string | null): Statement => ({
  text:
    `select p.id, p.updated_at from ${everyProvider}` +
    (upTo === null ? "" : " and p.id <= $2") +
    " order by p.id",
  values: [after ?? lowestId, ...(upTo === null ? [] : [upTo])]
})

const enough = `having count(*) >= ${localPageMinimum}`

export const categoriesStatement: Statement = {
  text: `
    select pages.specialty, max(pages.updated_at) as updated_at from (
      select l.specialty, l.place, max(l.updated_at) as updated_at from provider_listings l
      where l.place is not null and l.specialty in (${categoryKeys.map((_, index) => `$${index + 1}`).join(", ")})
      group by l.specialty, l.place ${enough}
    ) as pages group by pages.specialty`,
  values: categoryKeys
}

export const localPagesStatement = (category: string): Statement => ({
  text: `
    select l.place, max(l.updated_at) as updated_at from provider_listings l
    where l.specialty = $1 and l.place is not null group by l.place ${enough}`,
  values: [category.toLowerCase()]
})

const asCategory = ({ specialty, updated_at }: CategoryRow) => {
  const category = categoryNamed(specialty)
  return category === undefined ? [] : [{ category, updatedAt: updated_at }]
}

export const KnexSitemapViews = Layer.effect(
  SitemapViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)

    return SitemapViews.of({
      providerPieces: (size) =>
        Effect.map(read<PieceRow>(piecesStatement(size)), (rows) =>
          rows.map((row) => ({ lastId: ProviderId.make(row.last_id), updatedAt: row.updated_at }))
        ),
      providersBetween: (after, upTo) =>
        Effect.map(read<EntryRow>(betweenStatement(after, upTo)), (rows) =>
          rows.map(({ id, updated_at }) => ({ id, updatedAt: updated_at }))
        ),
      localCategories: Effect.map(read<CategoryRow>(categoriesStatement), (rows) => rows.flatMap(asCategory)),
      localPages: (category) =>
        Effect.map(read<PlaceRow>(localPagesStatement(category)), (rows) =>
          rows.map(({ place, updated_at }) => ({ place, updatedAt: updated_at }))
        )
    })
  })
)
