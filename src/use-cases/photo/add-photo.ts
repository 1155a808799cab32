import * as Cause from "effect/Cause"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"

import type { Actor } from "#domain/account/account.ts"
import { TooManyPhotos } from "#domain/photo/photo-errors.ts"
import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import { asNewPhoto, type NewPhoto, type PhotoQuery, type PhotoRecord } from "#domain/photo/photo.ts"
import { PhotoId } from "#domain/shared/ids.ts"
import type { InvalidInput } from "#domain/shared/input.ts"
import { PhotoFiles, type Pictures } from "#ports/photo-files.ts"
import { type MadePictures, PictureMaker } from "#ports/picture-maker.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { StoreUnavailable } from "#ports/store-unavailable.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { keepPhotos, mostKept } from "./keep-photos.ts"

/** A file as it was sent. */
export interface SentImage {
  readonly bytes: Uint8Array
  /** Of the bytes, in hexadecimal. */
  readonly sha256: string
}

interface Sending<A, E, R> {
  readonly query: Body<PhotoQuery>
  /** Received when it is asked for. */
  readonly image: Effect.Effect<SentImage, InvalidInput>
  /** Stores what comes of this file, unless that was done before. */
  readonly once: (
    sha256: string,
    store: Effect.Effect<NewPhoto, TooManyPhotos, PhotoRepository | Transactor>
  ) => Effect.Effect<A, E, R>
}

const recordOf = Effect.fnUntraced(function* (
  { id: ownerId }: Actor,
  purpose: PhotoPurpose,
  { height, pictures, sha256, width }: MadePictures
) {
  const record: PhotoRecord = {
    id: yield* newId(PhotoId),
    ownerId,
    purpose,
    thingId: null,
    position: 0,
    caption: null,
    width,
    height,
    bytes: pictures.large.byteLength + pictures.thumb.byteLength,
    sha256,
    state: "loose",
    createdAt: yield* now,
    attachedAt: null,
    copyOf: null
  }
  return record
})

const store = Effect.fnUntraced(function* (photo: PhotoRecord, most: number | null) {
  const { atomically } = yield* Transactor
  yield* atomically(keepPhotos([photo], most))
  return asNewPhoto(photo)
})

// Whether a store that went away has the row, the sweep sees later.
const mayBeStored = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof StoreUnavailable

/** Keeps the pictures, then does what stores their row; pictures that have none then are removed. */
const keeping = <A, E, R>(id: PhotoId, pictures: Pictures, storing: Effect.Effect<A, E, R>) =>
  Effect.gen(function* () {
    const photos = yield* PhotoRepository
    const files = yield* PhotoFiles
    const dropUnknown = Effect.gen(function* () {
      if ((yield* photos.facts(id)) === null) yield* files.remove(id)
    }).pipe(Effect.catchCause(() => Effect.void))
    yield* files.put(id, pictures)
    return yield* Effect.onExit(storing, (exit) => (mayBeStored(exit) ? Effect.void : dropUnknown))
  }).pipe(Effect.uninterruptible)

/** Takes a photo in: loose, until something has it. It is counted before its file is received. */
export const addPhoto = <A, E, R>(actor: Actor, { image, once, query }: Sending<A, E, R>) =>
  Effect.gen(function* () {
    const { purpose } = yield* query
    const maker = yield* PictureMaker
    const most = yield* mostKept(actor, purpose)
    if (most !== null && (yield* (yield* PhotoRepository).kept(actor.id)) >= most)
      return yield* new TooManyPhotos({ most })

    const takeIn = Effect.gen(function* () {
      yield* withinLimit(actor, { kind: "photos" })
      const { bytes, sha256 } = yield* image
      const made = yield* maker.make(bytes)
      const photo = yield* recordOf(actor, purpose, made)
      return yield* keeping(photo.id, made.pictures, once(sha256, store(photo, most)))
    })
    return yield* maker.inLine(takeIn)
  })
