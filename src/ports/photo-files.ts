import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { PhotoSize } from "#domain/photo/photo-words.ts"
import type { PhotoId } from "#domain/shared/ids.ts"

/** The pictures of a photo, as WebP. */
export type Pictures = Readonly<Record<PhotoSize, Uint8Array>>

/** One picture, to be read once. */
export interface PhotoFile {
  readonly bytes: number
  readonly content: Uint8Array | AsyncIterable<Uint8Array>
}

/** The defect with which `PhotoFiles` may die: the disk is full or gone, or the store does not answer. */
export class PhotoFilesUnavailable extends Error {
  override readonly name = "PhotoFilesUnavailable"

  constructor(cause: unknown) {
    super("Photos can be neither written nor read", { cause })
  }
}

/** Keeps the pictures of photos; what is known of them is in `PhotoRepository`. */
export class PhotoFiles extends Context.Service<
  PhotoFiles,
  {
    /** Keeps both pictures; when it is done, they outlive whatever happens to this server. */
    readonly put: (id: PhotoId, pictures: Pictures) => Effect.Effect<void>
    /** Null when there is none. */
    readonly read: (id: PhotoId, size: PhotoSize) => Effect.Effect<PhotoFile | null>
    /** Removes whatever there is of a photo, also of one that was not written to its end. */
    readonly remove: (id: PhotoId) => Effect.Effect<void>
    /** Shows the ids of all photos of which there is anything, some hundreds at a time. */
    readonly forAll: (visit: (ids: ReadonlyArray<PhotoId>) => Effect.Effect<void>) => Effect.Effect<void>
  }
>()("ports/PhotoFiles") {}
