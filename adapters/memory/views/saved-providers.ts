import * as Effect from "effect/Effect"

import { toProvider } from "#domain/provider/provider-rules.ts"
import { SavedProviderViews } from "#ports/views/saved-provider-views.ts"

import { byText } from "../order.ts"
import type { Store } from "../store.ts"
import { withNow } from "./with-now.ts"

export const savedProviderViews = ({ read }: Store) =>
  SavedProviderViews.of({
    of: (id) =>
      Effect.map(withNow(read), ({ at, tables: { providers, savedProviders } }) => {
        const saved = [...savedProviders.values()]
          .filter(({ userId }) => userId === id)
          .toSorted(
            (one, other) => byText(other.createdAt, one.createdAt) || byText(other.providerId, one.providerId)
          )
        const listed = saved.flatMap(({ providerId }) => {
          const profile = providers.get(providerId)
          return profile?.listed ? [toProvider(profile, profile.distance, at)] : []
        })
        return { providers: listed, gone: saved.length - listed.length }
      })
  })
