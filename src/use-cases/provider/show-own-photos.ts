import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asPhoto } from "#domain/photo/photo.ts"
import type { OwnPhotos } from "#domain/provider/profile/own-photos.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"

import { ownProviderId } from "./own-provider-id.ts"

/** The photos of a provider's profile. */
export const photosOfProfile = Effect.fnUntraced(function* (thingId: ProviderId) {
  const photos = yield* PhotoRepository
  const [avatar] = yield* photos.of({ purpose: "avatar", thingId })
  const portfolio = yield* photos.of({ purpose: "portfolio", thingId })
  return {
    avatar: avatar === undefined ? null : asPhoto(avatar),
    portfolio: portfolio.map(asPhoto)
  } satisfies OwnPhotos
})

/** A provider's own photos, listed or not. */
export const showOwnPhotos = Effect.fnUntraced(function* (actor: Actor) {
  return yield* photosOfProfile(yield* ownProviderId(actor))
})
