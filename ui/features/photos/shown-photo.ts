import type { Photo } from "#domain/photo/photo.ts"

/** What is needed to show a photo, small and large. */
export type ShownPhoto = Pick<Photo, "caption" | "large" | "thumb">

/** A photo of which only the URL is known. */
export const photoAt = (large: string): ShownPhoto => ({
  large,
  thumb: large.replace(/\/large\.webp$/, "/thumb.webp"),
  caption: null
})

/** The name of a photo: its caption, or else its place. */
export const photoName = ({ caption }: ShownPhoto, place: number, count: number): string =>
  caption ?? (count === 1 ? "Photo" : `Photo ${place + 1} of ${count}`)

const address = /^\/photos\/([\da-f-]{36})\/large\.webp$/

/** The id of a photo on this site; null for one that is only in this browser. */
export const photoIdOf = ({ large }: ShownPhoto): string | null => address.exec(large)?.[1] ?? null
