import { sameValues } from "#ui/shared/forms/form-draft.ts"

import type { KeptPhoto } from "../kept-photo.ts"
import { isThere, keptOf, keptTile, type Tile } from "./tile.ts"

/**
 * The tiles after a change elsewhere: of the photos that there are now, and of those that have not arrived. In a field
 * for a single photo, one that has not arrived takes precedence.
 */
export const followed = (
  photos: ReadonlyArray<KeptPhoto>,
  before: ReadonlyArray<Tile>,
  most: number
): ReadonlyArray<Tile> => {
  const waiting = before.filter((tile) => !isThere(tile))
  if ((most === 1 && waiting.length > 0) || sameValues({ photos }, { photos: keptOf(before) })) return before
  const there = photos.map((kept) => {
    const tile = before.find(({ photo }) => photo?.id === kept.id)
    return tile ? { ...tile, caption: kept.caption ?? "" } : keptTile(kept)
  })
  return [...there, ...waiting.filter(({ key }) => !there.some((tile) => tile.key === key))]
}
