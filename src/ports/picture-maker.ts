import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { UserId } from "#domain/shared/ids.ts"
import type { InvalidInput } from "#domain/shared/input.ts"
import type { LimitReached } from "#domain/usage/usage-errors.ts"

import type { Pictures } from "./photo-files.ts"

/** A photo in the sizes that are kept, upright, and with nothing in it but the picture. */
export interface MadePictures {
  readonly pictures: Pictures
  /** Of the large picture, in pixels. */
  readonly width: number
  readonly height: number
  /** Of the large picture, in hexadecimal. */
  readonly sha256: string
}

/** Makes of a photo what is kept of it. The few that it works on at once keep the server's memory small. */
export class PictureMaker extends Context.Service<
  PictureMaker,
  {
    /**
     * Admits a person's work that makes pictures, or fails because too much of it, and some of theirs, is under way or
     * waiting already.
     */
    readonly inLine: <A, E, R>(
      id: UserId,
      work: Effect.Effect<A, E, R>
    ) => Effect.Effect<A, E | LimitReached, R>
    /**
     * Waits for its turn; whoever is interrupted while waiting loses it. What is wrong with a photo is a fault of the
     * field `photo`.
     */
    readonly make: (photo: Uint8Array) => Effect.Effect<MadePictures, InvalidInput | LimitReached>
    /** The middle of one of our own pictures as a square JPEG of so many pixels; null where it cannot be made. */
    readonly square: (picture: Uint8Array, side: number) => Effect.Effect<Uint8Array | null>
  }
>()("ports/PictureMaker") {}
