import { photoRemoved } from "../photo/photo-words.ts"

/** What a list shows of a message: its text, or else how many photos it has. */
export const lastWordsOf = (content: string, photos: number): string => {
  if (content !== "") return content
  if (photos === 0) return photoRemoved
  return photos === 1 ? "Photo" : `${photos} photos`
}
