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
import { atomically, Committed, type Transactor } from "#ports/transactor.ts"

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

/** Receives the file only when there is room to work on it, and holds it for no longer than the work takes. */
export type ImageBody = <A, E, R>(
  work: (image: SentImage) => Effect.Effect<A, E, R>
) => Effect.Effect<A, E | InvalidInput, R>

interface Once<A, R> {
  /** Answers a repeated request, by the digest of its file; null where there was none before. */
  readonly replay: ((sha256: string) => Effect.Effect<A, InvalidInput>) | null
  /** Stores the result for this file, unless a request with the same key has done so meanwhile. */
  readonly keep: (
    sha256: string,
    store: Effect.Effect<NewPhoto, TooManyPhotos, PhotoRepository | Transactor>
  ) => Effect.Effect<A, InvalidInput | TooManyPhotos, R>
}

interface Sending<A, R> {
  readonly query: Body<PhotoQuery>
  readonly image: ImageBody
  readonly once: Once<A, R>
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
  yield* atomically(keepPhotos([photo], most))
  return asNewPhoto(photo)
})

// Whether a store that went away has the row is unknown; the sweep finds out later.
const mayBeStored = (exit: Exit.Exit<unknown, unknown>) =>
  Exit.isFailure(exit) && Cause.squash(exit.cause) instanceof StoreUnavailable

/** Stores the pictures, then their row; pictures that have no row afterwards are removed. */
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

// Checked first, so that no file is received in vain; whether there is room is decided when the photo is stored.
const hasRoom = Effect.fnUntraced(function* ({ id }: Actor, most: number | null) {
  if (most === null) return
  if ((yield* (yield* PhotoRepository).kept(id)) >= most) yield* new TooManyPhotos({ most })
})

/** Takes a photo in, which is loose at first. It is counted before its file is received. */
export const addPhoto = <A, R>(actor: Actor, { image, once, query }: Sending<A, R>) =>
  Effect.gen(function* () {
    const { purpose } = yield* query
    const maker = yield* PictureMaker
    const { keep, replay } = once
    const most = yield* mostKept(actor, purpose)
    if (replay === null) yield* hasRoom(actor, most)

    const takeIn = Effect.fnUntraced(function* ({ bytes, sha256 }: SentImage) {
      const made = yield* maker.make(bytes)
      const photo = yield* recordOf(actor, purpose, made)
      return yield* keeping(photo.id, made.pictures, keep(sha256, store(photo, most)))
    })
    return yield* maker.inLine(
      actor.id,
      Effect.andThen(
        // Not `Committed`: counting does not complete what was asked for.
        Effect.provideService(withinLimit(actor, { kind: "photos" }), Committed, null),
        image((sent) => (replay === null ? takeIn(sent) : replay(sent.sha256)))
      )
    )
  })
