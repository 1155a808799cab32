import { call } from "#ui/shared/api/call.ts"

import { type KeptPhoto, keptPhoto } from "../kept-photo.ts"

/** A photo on its way to the server, or there. */
export interface Tile {
  /** Also the attempt's, whenever it is sent again. */
  readonly key: string
  /** What was chosen; null of one that a draft has remembered. */
  readonly file: Blob | null
  /** Where its picture lies: in this page until it is there. Null while it is not drawn yet. */
  readonly picture: string | null
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number
  readonly fault: string | null
  /** Null until the server has it. */
  readonly photo: Omit<KeptPhoto, "caption"> | null
  /** What was typed about it. */
  readonly caption: string
  /** What the server has of that; undefined where nobody knows. */
  readonly savedCaption: string | undefined
}

export const chosenTile = (key: string, file: Blob): Tile => ({
  key,
  file,
  picture: null,
  share: 0,
  fault: null,
  photo: null,
  caption: "",
  savedCaption: ""
})

export const keptTile = ({ caption, ...photo }: KeptPhoto): Tile => ({
  key: photo.id,
  file: null,
  picture: photo.thumb,
  share: 1,
  fault: null,
  photo,
  caption: caption ?? "",
  savedCaption: photo.isAttached && (caption ?? "")
})

export const isThere = ({ fault, photo }: Tile): boolean => photo !== null && fault === null
export const isSending = ({ fault, photo }: Tile): boolean => photo === null && fault === null
/** Whether it is still to come; of one that a draft has remembered and the server has not any more, nothing is. */
export const isLate = (tile: Tile): boolean => tile.file !== null && !isThere(tile)

const captionOf = ({ caption }: Tile): string | null => caption.trim() || null

/** What the form remembers of them. */
export const keptOf = (tiles: ReadonlyArray<Tile>): ReadonlyArray<KeptPhoto> =>
  tiles.flatMap((tile) =>
    tile.photo && isThere(tile) ? [keptPhoto({ ...tile.photo, caption: captionOf(tile) })] : []
  )

/** A picture of this page is given back once nothing shows it. */
export const letGo = ({ picture }: Tile): void => {
  if (picture?.startsWith("blob:")) URL.revokeObjectURL(picture)
}

/** Whether a call about a photo was answered that there is none any more. */
export const isGone = (status: number | undefined): boolean => status === 404 || status === 410

/** Stores what was typed about a photo that the server has. */
export const saveCaption = async (tile: Tile): Promise<void> => {
  if (!tile.photo || tile.caption === tile.savedCaption) return
  await call("PUT /api/photos/:photoId", {
    params: { photoId: tile.photo.id },
    body: { caption: captionOf(tile) }
  })
}
