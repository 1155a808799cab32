import { asPhoto, type Photo, type PhotoRecord } from "#domain/photo/photo.ts"

import type { Dialect } from "../dialect.ts"

type Shown = Pick<PhotoRecord, "caption" | "height" | "id" | "width">

const columns = ["id", "width", "height", "caption"] satisfies ReadonlyArray<keyof Shown>

/** A row that was read with `photosOf`. */
export interface PhotosRow {
  readonly photos: string | null
}

/** SQL that follows `from`, for the photos attached to the thing that `purpose` and `thingId`, both SQL, name. */
export const attachedTo = (purpose: string, thingId: string): string =>
  `photos f where f.purpose = ${purpose} and f.thing_id = ${thingId} and f.state = 'attached'`

/** SQL for the column `photos` of a row: those of a thing, in their order. */
export const photosOf = (purpose: string, thingId: string, { jsonOf }: Pick<Dialect, "jsonOf">): string =>
  `(select ${jsonOf(columns, "f", "f.position, f.id")} from ${attachedTo(purpose, thingId)}) as photos`

export const photosIn = ({ photos }: PhotosRow): ReadonlyArray<Photo> => {
  const shown: ReadonlyArray<Shown> = photos === null ? [] : JSON.parse(photos)
  return shown.map(asPhoto)
}
