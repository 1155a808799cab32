import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { asPhoto, type PhotoCaption } from "#domain/photo/photo.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { orNull } from "#domain/shared/text.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"

const notFound = new NotFound({ thing: "photo" })

/** Sets the caption of one of one's own photos, as long as it is loose. */
export const describePhoto = Effect.fn("describePhoto")(function* (
  actor: Actor,
  id: PhotoId,
  body: Body<PhotoCaption>
) {
  const photos = yield* PhotoRepository
  const [loose] = yield* photos.loose(actor.id, [id])
  if (loose === undefined) return yield* notFound
  const { caption } = yield* body
  const described = yield* atomically(photos.describe(id, actor.id, orNull(caption)))
  return described === null ? yield* notFound : asPhoto(described)
})
