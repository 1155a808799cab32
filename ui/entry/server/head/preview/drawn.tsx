import type { ReactElement } from "react"

import type { PreviewWords } from "#ui/shared/head/preview-words.ts"

import { PreviewPicture } from "./PreviewPicture.tsx"

/** A page's picture, to be drawn. */
export interface Drawn {
  /** All that the picture says and shows: the same words make the same picture. */
  readonly words: string
  /**
   * Draws the picture; `written` replaces letters that the font lacks in people's words, `portrait` is the address of
   * the portrait that it shows.
   */
  readonly picture: (written: (words: string) => string, portrait: string | null) => ReactElement
  /** The address of the portrait on this site. */
  readonly portrait?: string
}

export const drawnOf = (words: PreviewWords): Drawn => ({
  words: JSON.stringify(words),
  picture: (written, portrait) => (
    <PreviewPicture {...words} title={written(words.title)} lead={written(words.lead)} portrait={portrait} />
  ),
  ...(words.portrait !== null && { portrait: words.portrait })
})
