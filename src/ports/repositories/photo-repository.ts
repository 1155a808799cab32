import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { PhotoPurpose } from "#domain/photo/photo-words.ts"
import type { PhotoRecord } from "#domain/photo/photo.ts"
import type { PhotoId, UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** A thing that has photos. */
export interface PhotoThing {
  readonly purpose: PhotoPurpose
  /** The id of the quote, project, message, review or provider. */
  readonly thingId: string
}

export interface Detachment extends PhotoThing {
  readonly at: Instant
}

export interface Attachment extends Detachment {
  readonly ownerId: UserId
}

/** What decides who may see a photo. */
export type PhotoFacts = Pick<PhotoRecord, "copyOf" | "id" | "ownerId" | "purpose" | "state" | "thingId">

/** What is known of photos; their pictures are `PhotoFiles`. */
export class PhotoRepository extends Context.Service<
  PhotoRepository,
  {
    /**
     * Stores photos of one owner, if with them there are at most `most` of those that count (`countsAsKept`), null for
     * any number; false otherwise. Two calls at once cannot exceed it.
     */
    readonly insert: (photos: ReadonlyArray<PhotoRecord>, most: number | null) => Effect.Effect<boolean>
    /** How many of the photos that count the person has, loose or attached, except to a deleted project. */
    readonly kept: (ownerId: UserId) => Effect.Effect<number>
    readonly facts: (id: PhotoId) => Effect.Effect<PhotoFacts | null>
    /** The person's own loose photos among these, in no order. */
    readonly loose: (
      ownerId: UserId,
      ids: ReadonlyArray<PhotoId>
    ) => Effect.Effect<ReadonlyArray<PhotoRecord>>
    /** A loose photo about which a case waits; null where it is not loose, or no case waits. */
    readonly reported: (id: PhotoId) => Effect.Effect<PhotoRecord | null>
    /** The photos of a thing, in their order. */
    readonly of: (thing: PhotoThing) => Effect.Effect<ReadonlyArray<PhotoRecord>>
    /**
     * The owner's photos among those of a thing, in their order. Until the transaction ends, none of them is taken down
     * and the owner has no others inserted.
     */
    readonly hold: (thing: PhotoThing, ownerId: UserId) => Effect.Effect<ReadonlyArray<PhotoRecord>>
    /**
     * Gives a thing these photos in this order, as one step: the owner's loose ones of the purpose, and those that the
     * thing has. Tells which; the others are left as they are.
     */
    readonly attach: (ids: ReadonlyArray<PhotoId>, to: Attachment) => Effect.Effect<ReadonlyArray<PhotoId>>
    /** Takes all photos but these from a thing: they are loose again, as if they were made then. Tells which. */
    readonly detach: (
      from: Detachment,
      except: ReadonlyArray<PhotoId>
    ) => Effect.Effect<ReadonlyArray<PhotoId>>
    /** Gives the person's own photo, loose or attached, another caption; null when there is no such photo. */
    readonly describe: (
      id: PhotoId,
      ownerId: UserId,
      caption: string | null
    ) => Effect.Effect<PhotoRecord | null>
    /**
     * Takes a photo down for good, for an operator, with all that show the same pictures; false when there is none that
     * is not taken down.
     */
    readonly remove: (id: PhotoId) => Effect.Effect<boolean>
    /**
     * Forgets at most `limit` loose photos that were made before `instant`, except those about which a case waits;
     * returns which.
     */
    readonly forgetLoose: (instant: Instant, limit: number) => Effect.Effect<ReadonlyArray<PhotoId>>
    /** Those of these ids whose pictures are needed: by a photo that is loose or attached, itself or a copy of it. */
    readonly needed: (ids: ReadonlyArray<PhotoId>) => Effect.Effect<ReadonlyArray<PhotoId>>
    /** Whether there is any photo, in whatever state. */
    readonly hasAny: Effect.Effect<boolean>
  }
>()("ports/PhotoRepository") {}
