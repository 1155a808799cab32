import * as Effect from "effect/Effect"

import type { Instant } from "#domain/shared/instant.ts"
import { type Asset, AssetStore } from "#ports/asset-store.ts"

interface Stored {
  readonly asset: Asset
  readonly leftAt: Instant | null
}

// Apart from the tables of the store: no transaction touches them.
export const assetStore = () => {
  const stored = new Map<string, Stored>()
  return AssetStore.of({
    publish: Effect.fnUntraced(function* ({ names, read }, at) {
      const own = new Set(names)
      for (const asset of yield* read(names.filter((name) => !stored.has(name)))) {
        stored.set(asset.name, { asset, leftAt: null })
      }
      for (const [name, { asset, leftAt }] of stored) {
        stored.set(name, { asset, leftAt: own.has(name) ? null : (leftAt ?? at) })
      }
    }),
    byName: (name) => Effect.sync(() => stored.get(name)?.asset ?? null),
    purge: (before) =>
      Effect.sync(() => {
        for (const [name, { leftAt }] of stored) if (leftAt !== null && leftAt < before) stored.delete(name)
      })
  })
}
