import * as Effect from "effect/Effect"

import { newsOfProfile } from "#domain/events/profile-news.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import { ProviderViews } from "#ports/views/provider-views.ts"
import { aSearch } from "#tests/support/builders.ts"

/** How many providers a category has, as the catalogue tells it. */
export const providerCount = Effect.fnUntraced(function* (category: string) {
  const all = yield* (yield* CategoryViews).all
  return all.find(({ name }) => name === category)?.providerCount
})

/** The ids that a search finds, all on one page. */
export const found = Effect.fnUntraced(function* (search: Parameters<typeof aSearch>[0]) {
  const { providers, total } = yield* (yield* ProviderViews).search(aSearch(search))
  if (total !== providers.length) throw new Error(`${providers.length} of ${total} are on the page`)
  return providers.map(({ id }) => id)
})

/** Changes some of a stored profile. */
export const change = Effect.fnUntraced(function* (
  { id }: Pick<ProviderProfile, "id">,
  changes: Partial<ProviderProfile>
) {
  const { value } = yield* (yield* ProviderRepository).change(id, (profile) => ({
    value: { ...profile, ...changes },
    news: newsOfProfile(profile)
  }))
  return value
})
