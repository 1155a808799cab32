import * as Schema from "effect/Schema"

import { choice } from "../shared/choice.ts"
import { naming, PhotoId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { optionalText } from "../shared/text.ts"
import {
  addPhotoAgain,
  maxCaption,
  maxPhotosOf,
  type PhotoPurpose,
  photoPurposes,
  type PhotoSize,
  tooManyPhotos
} from "./photo-words.ts"

/** A photo as it was taken in. `thumb` and `large` are paths; `width` and `height` are the large picture's, in pixels. */
export const NewPhoto = Schema.Struct({
  id: PhotoId,
  thumb: Schema.String,
  large: Schema.String,
  width: Schema.Natural,
  height: Schema.Natural
})
export type NewPhoto = typeof NewPhoto.Type

/** A photo as it is shown; the caption is its alternative text. */
export const Photo = Schema.Struct({ ...NewPhoto.fields, caption: Schema.NullOr(Schema.String) })
export type Photo = typeof Photo.Type

/**
 * A photo is loose until it is attached to something. Operators take photos down: hidden ones together with what has
 * them, and may put them back; removed ones for good, so that their pictures are deleted.
 */
export const photoStates = ["loose", "attached", "hidden", "removed"] as const
export type PhotoState = (typeof photoStates)[number]

export const PhotoRecord = Schema.Struct({
  id: PhotoId,
  ownerId: UserId,
  purpose: Schema.Literals(photoPurposes),
  /** The id of the quote, project, message, review or provider that it is attached to; null while it is loose. */
  thingId: Schema.NullOr(Schema.String),
  /** From 0, in the order in which they are shown. */
  position: Schema.Natural,
  caption: Schema.NullOr(Schema.String),
  width: Schema.Natural,
  height: Schema.Natural,
  /** Of both pictures together. */
  bytes: Schema.Natural,
  /** Of the large picture, in hexadecimal. */
  sha256: Schema.String,
  state: Schema.Literals(photoStates),
  /** Or when it was detached: from then on it is loose. */
  createdAt: Instant,
  attachedAt: Schema.NullOr(Instant),
  /** The photo whose pictures it shows, if it is a copy, which has none of its own. */
  copyOf: Schema.NullOr(PhotoId)
})
export type PhotoRecord = typeof PhotoRecord.Type

/** The path of one of its pictures on this site. */
export const photoAddress = (id: PhotoId, size: PhotoSize): string => `/photos/${id}/${size}.webp`

const isPhotoId = Schema.is(PhotoId)

/** The photo that such a path shows; null for another address. */
export const photoAt = (address: string): PhotoId | null => {
  const [, id] = /^\/photos\/([^/]+)\/(?:large|thumb)\.webp$/.exec(address) ?? []
  return isPhotoId(id) ? id : null
}

/** The photo whose pictures are shown for it. */
export const picturesOf = ({ copyOf, id }: Pick<PhotoRecord, "copyOf" | "id">): PhotoId => copyOf ?? id

type Measured = Pick<PhotoRecord, "height" | "id" | "width">

export const asNewPhoto = ({ height, id, width }: Measured): NewPhoto => ({
  id,
  thumb: photoAddress(id, "thumb"),
  large: photoAddress(id, "large"),
  width,
  height
})

export const asPhoto = (photo: Measured & Pick<PhotoRecord, "caption">): Photo => ({
  ...asNewPhoto(photo),
  caption: photo.caption
})

/** The purpose of a photo that is being sent. */
export const PhotoQuery = Schema.Struct({
  purpose: choice(photoPurposes, "Please say what the photo is for")
})
export type PhotoQuery = typeof PhotoQuery.Type

export const PhotoCaption = Schema.Struct({ caption: optionalText(maxCaption) })
export type PhotoCaption = typeof PhotoCaption.Type

/** The photos of one thing, in their order, as a call names them; none when the field is absent. */
export const photoIds = (purpose: PhotoPurpose) =>
  Schema.optional(
    naming(
      addPhotoAgain,
      Schema.is(PhotoId),
      Schema.Array(PhotoId).check(
        Schema.isMaxLength(maxPhotosOf[purpose], { message: tooManyPhotos(maxPhotosOf[purpose]) })
      )
    )
  ).annotate({ message: addPhotoAgain })
