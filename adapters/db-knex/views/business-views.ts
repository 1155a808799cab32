import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { businessOf } from "#domain/search/suggestions/business.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { BusinessViews } from "#ports/views/business-views.ts"

import { Database, readOn } from "../database.ts"
import { lowestId } from "../sql/outermost-ids.ts"
import type { Statement } from "../statement.ts"

interface BusinessRow {
  readonly id: ProviderId
  readonly business_name: string
  readonly specialties: string
  readonly latitude: number | null
  readonly longitude: number | null
  readonly rating: number
  readonly review_count: number
}

const afterStatement = (after: ProviderId | null, limit: number): Statement => ({
  text: `
    select p.id, p.business_name, p.specialties, p.latitude, p.longitude, p.rating, p.review_count
    from service_providers p where p.listed = true and p.id > $1 order by p.id limit ${limit}`,
  values: [after ?? lowestId]
})

const asBusiness = ({ business_name, review_count, specialties, ...row }: BusinessRow) =>
  businessOf({
    ...row,
    businessName: business_name,
    reviewCount: review_count,
    specialties: JSON.parse(specialties)
  })

export const KnexBusinessViews = Layer.effect(
  BusinessViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    return BusinessViews.of({
      after: (after, limit) =>
        Effect.map(read<BusinessRow>(afterStatement(after, limit)), (rows) => rows.map(asBusiness))
    })
  })
)
