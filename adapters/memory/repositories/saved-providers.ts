import { type SavedProvider, SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"

import type { Store, Tables } from "../store.ts"

const keyOf = ({ providerId, userId }: Pick<SavedProvider, "providerId" | "userId">) =>
  `${userId} ${providerId}`

export const addSaved = ({ savedProviders }: Tables, saved: SavedProvider) => {
  savedProviders.set(keyOf(saved), saved)
}

export const savedProviderRepository = ({ write }: Store) =>
  SavedProviderRepository.of({
    save: (saved, most) =>
      write((tables) => {
        if (tables.savedProviders.has(keyOf(saved))) return true
        const kept = [...tables.savedProviders.values()].filter(({ userId }) => userId === saved.userId)
        if (kept.length >= most) return false
        addSaved(tables, saved)
        return true
      }),
    unsave: (userId, providerId) =>
      write(({ savedProviders }) => void savedProviders.delete(keyOf({ userId, providerId })))
  })
