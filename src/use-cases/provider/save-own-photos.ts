import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { type OwnPhotosRequest, picturedBy } from "#domain/provider/profile/own-photos.ts"
import type { PhotoId, ProviderId } from "#domain/shared/ids.ts"
import { orNull } from "#domain/shared/text.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { replacePhotos } from "../photo/attach-photos.ts"
import { changeProfile } from "./change-profile.ts"
import { ownProviderId } from "./own-provider-id.ts"
import { photosOfProfile } from "./show-own-photos.ts"

const replacePortrait = (actor: Actor, thingId: ProviderId, id: PhotoId | null) =>
  replacePhotos(actor, id === null ? [] : [id], { field: "avatarId", purpose: "avatar", thingId })

const replacePortfolio = Effect.fnUntraced(function* (
  actor: Actor,
  thingId: ProviderId,
  named: NonNullable<OwnPhotosRequest["portfolio"]>
) {
  const photos = yield* PhotoRepository
  const thing = { purpose: "portfolio", thingId } as const
  const ids = named.map(({ id }) => id)
  yield* replacePhotos(actor, ids, { ...thing, field: "portfolio" })
  const captions = new Map(named.map(({ caption, id }) => [id, orNull(caption)]))
  for (const { caption: before, id } of yield* photos.of(thing)) {
    const caption = captions.get(id) ?? null
    if (caption !== before) yield* photos.describe(id, actor.id, caption)
  }
})

/**
 * Changes the photos of a provider that everybody sees. A photo that is taken away becomes loose, to be forgotten
 * later.
 */
export const saveOwnPhotos = Effect.fn("saveOwnPhotos")(function* (
  actor: Actor,
  body: Body<OwnPhotosRequest>
) {
  const id = yield* ownProviderId(actor)
  const request = yield* body
  const at = yield* now
  return yield* atomically(
    Effect.gen(function* () {
      // First, because it locks the profile: two changes at once run one after the other.
      yield* changeProfile(id, (before) => picturedBy(before, request, at))
      if (request.avatarId !== undefined) yield* replacePortrait(actor, id, request.avatarId)
      if (request.portfolio !== undefined) yield* replacePortfolio(actor, id, request.portfolio)
      return yield* photosOfProfile(id)
    })
  )
})
