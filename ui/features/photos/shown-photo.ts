import type { Photo } from "#domain/photo/photo.ts"

/** What is needed to show a photo, small and large. */
export type ShownPhoto = Pick<Photo, "caption" | "large" | "thumb">

/** A photo of which the address is known alone. */
export const photoAt = (large: string): ShownPhoto => ({
  large,
  thumb: large.replace(/\/large\.webp$/, "/thumb.webp"),
  caption: null
})

/** What a photo is called: by what was said about it, else by its place. */
export const photoName = ({ caption }: ShownPhoto, place: number, count: number): string =>
  caption ?? (count === 1 ? "Photo" : `Photo ${place + 1} of ${count}`)

const address = /^\/photos\/([\da-f-]{36})\/large\.webp$/

/** The id of a photo that is on the site; null for one that is nowhere but here. */
export const photoIdOf = ({ large }: ShownPhoto): string | null => address.exec(large)?.[1] ?? null
