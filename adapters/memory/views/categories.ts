import { catalogue } from "#domain/catalogue/catalogue.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { CategoryId } from "#domain/shared/ids.ts"
import { CategoryViews } from "#ports/views/category-views.ts"

import type { Store } from "../store.ts"

const isFoundUnder = (name: string) => (profile: ProviderProfile) =>
  profile.listed && profile.specialties.some((specialty) => specialty.toLowerCase() === name.toLowerCase())

export const categoryViews = ({ read }: Store) =>
  CategoryViews.of({
    all: read(({ providers }) =>
      catalogue.map((entry) => ({
        ...entry,
        id: CategoryId.make(entry.id),
        providerCount: [...providers.values()].filter(isFoundUnder(entry.name)).length
      }))
    ),
    nameOf: (id) => read(() => catalogue.find((entry) => entry.id === id)?.name ?? null)
  })
