import { createHash } from "node:crypto"
import { readFileSync } from "node:fs"

import type { PhotoSize } from "#domain/photo/photo-words.ts"
import type { Pictures } from "#ports/photo-files.ts"

import { type DrawingName, drawingNames } from "./drawings.ts"

// The build puts the files beside the code that it makes of this folder.
const folder = new URL("pictures/", import.meta.url)

const read = (name: DrawingName, size: PhotoSize) => readFileSync(new URL(`${name}-${size}.webp`, folder))

/** A drawing's pictures, and what a photo knows of them. */
export interface DrawnPictures {
  readonly pictures: Pictures
  readonly bytes: number
  readonly sha256: string
}

const readDrawing = (name: DrawingName): DrawnPictures => {
  const pictures = { large: read(name, "large"), thumb: read(name, "thumb") }
  const bytes = pictures.large.byteLength + pictures.thumb.byteLength
  return { pictures, bytes, sha256: createHash("sha256").update(pictures.large).digest("hex") }
}

/** Reads every drawing. */
export const readDrawings = (): ReadonlyMap<DrawingName, DrawnPictures> =>
  new Map(drawingNames.map((name) => [name, readDrawing(name)]))
