import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { type SavedProvider, SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"

import { Database, queryOn, readOn } from "../database.ts"

const keptStatement = `
  select count(*) as kept, count(*) filter (where provider_id = $2) as already
  from saved_providers where user_id = $1`

/** A saved professional as it is stored. */
export const savedRow = ({ createdAt, providerId, userId }: SavedProvider) => ({
  user_id: userId,
  provider_id: providerId,
  created_at: createdAt
})

interface Kept {
  readonly kept: number
  readonly already: number
}

export const KnexSavedProviderRepository = Layer.effect(
  SavedProviderRepository,
  Effect.map(Database, (database) => {
    const query = queryOn(database)
    const read = readOn(database)

    return SavedProviderRepository.of({
      save: Effect.fnUntraced(function* (saved, most) {
        const { providerId, userId } = saved
        // A transaction that saves another professional for the same person waits here.
        yield* query((sql) => sql("users").where({ id: userId }).forNoKeyUpdate().first("id"))
        const [row] = yield* read<Kept>({ text: keptStatement, values: [userId, providerId] })
        if (row === undefined || row.already > 0) return row !== undefined
        if (row.kept >= most) return false
        yield* query((sql) => sql("saved_providers").insert(savedRow(saved)))
        return true
      }),

      unsave: (userId, providerId) =>
        Effect.asVoid(
          query((sql) => sql("saved_providers").where({ user_id: userId, provider_id: providerId }).delete())
        )
    })
  })
)
