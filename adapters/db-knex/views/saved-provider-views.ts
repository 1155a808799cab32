import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { maxSavedProviders } from "#domain/provider/saved.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"

import { Database, readOn } from "../database.ts"
import { now } from "./now.ts"
import { asProvider, providerColumns, type ProviderRow } from "./provider-row.ts"

interface SavedRow extends ProviderRow {
  readonly listed: boolean | number
}

const savedStatement = `
  select ${providerColumns}, p.listed
  from saved_providers s join service_providers p on p.id = s.provider_id
  where s.user_id = $1 order by s.created_at desc, s.provider_id desc limit ${maxSavedProviders}`

export const KnexSavedProviderViews = Layer.effect(
  SavedProviderViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)
    return SavedProviderViews.of({
      of: (id) =>
        Effect.gen(function* () {
          const at = yield* now
          const rows = yield* read<SavedRow>({ text: savedStatement, values: [id] })
          const listed = rows.filter(({ listed: isListed }) => Boolean(isListed))
          return {
            providers: listed.map((row) => asProvider(row, null, at)),
            gone: rows.length - listed.length
          }
        })
    })
  })
)
