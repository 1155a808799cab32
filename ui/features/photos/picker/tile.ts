import { call } from "#ui/shared/api/call.ts"

import { type KeptPhoto, keptPhoto } from "../kept-photo.ts"

/** A photo that is being uploaded, or that the server has. */
export interface Tile {
  /** Also the idempotency key of the upload, the same whenever it is retried. */
  readonly key: string
  /** The chosen file; null for a photo that comes from a draft. */
  readonly file: Blob | null
  /** The URL of its picture: a blob URL of this page until the server has it. Null while it is not drawn yet. */
  readonly picture: string | null
  /** How much of it has been sent, from 0 to 1. */
  readonly share: number
  readonly fault: string | null
  /** Null until the server has it. */
  readonly photo: Omit<KeptPhoto, "caption"> | null
  /** The caption as it is typed. */
  readonly caption: string
  /** The caption that the server has; undefined where that is not known. */
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
/** Whether the photo has not arrived yet; false for a photo from a draft that the server no longer has. */
export const isLate = (tile: Tile): boolean => tile.file !== null && !isThere(tile)

const captionOf = ({ caption }: Tile): string | null => caption.trim() || null

/** What the form remembers of them. */
export const keptOf = (tiles: ReadonlyArray<Tile>): ReadonlyArray<KeptPhoto> =>
  tiles.flatMap((tile) =>
    tile.photo && isThere(tile) ? [keptPhoto({ ...tile.photo, caption: captionOf(tile) })] : []
  )

/** Revokes a blob URL once nothing shows it. */
export const letGo = ({ picture }: Tile): void => {
  if (picture?.startsWith("blob:")) URL.revokeObjectURL(picture)
}

/** Whether a call was answered that the photo no longer exists. */
export const isGone = (status: number | undefined): boolean => status === 404 || status === 410

/** Saves the caption of a photo that the server has. */
export const saveCaption = async (tile: Tile): Promise<void> => {
  if (!tile.photo || tile.caption === tile.savedCaption) return
  await call("PUT /api/photos/:photoId", {
    params: { photoId: tile.photo.id },
    body: { caption: captionOf(tile) }
  })
}
