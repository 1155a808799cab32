import * as Effect from "effect/Effect"

import { asPhoto, type PhotoRecord } from "#domain/photo/photo.ts"
import type { Original, Removal } from "#domain/removal/removal.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

/** What most things have nothing of. */
export const plain = {
  listed: false,
  quote: null,
  review: null,
  removed: null,
  talk: [],
  photos: []
} as const

/** The photos of a thing, as it shows them. */
export const photosOf = Effect.fnUntraced(function* (
  thingId: string,
  ...purposes: ReadonlyArray<PhotoRecord["purpose"]>
) {
  const { of } = yield* PhotoRepository
  const found = yield* Effect.forEach(purposes, (purpose) => of({ purpose, thingId }))
  return found.flat().map(asPhoto)
})

export const originalWords = (original: Original | null) => ({
  title: original !== null && "title" in original ? original.title : null,
  text: original?.content ?? null
})

export const asRemoved = (removal: Removal | null) =>
  removal && { about: removal.about, at: removal.removedAt, ground: removal.ground }

export const businessOf = Effect.fnUntraced(function* (providerId: ProviderId) {
  const { businessName, listed } = yield* (yield* ProviderRepository).byId(providerId)
  return { providerId, businessName, listed }
})
