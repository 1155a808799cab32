import { SavedProviderRepository } from "#ports/repositories/saved-provider-repository.ts"

import type { Store } from "../store.ts"

export const savedProviderRepository = ({ write }: Store) =>
  SavedProviderRepository.of({
    save: (saved, most) =>
      write(({ savedProviders }) => {
        const key = `${saved.userId} ${saved.providerId}`
        if (savedProviders.has(key)) return true
        const kept = [...savedProviders.values()].filter(({ userId }) => userId === saved.userId)
        if (kept.length >= most) return false
        savedProviders.set(key, saved)
        return true
      }),
    unsave: (userId, providerId) =>
      write(({ savedProviders }) => void savedProviders.delete(`${userId} ${providerId}`))
  })
