import { readFile } from "node:fs/promises"
import { createRequire } from "node:module"

import type { ReactNode } from "react"

const require = createRequire(import.meta.url)

/** Pixels. */
export interface Size {
  readonly width: number
  readonly height: number
}

const subsets = { latin: "Figtree", "latin-ext": "Figtree Extended" }
const weights = [500, 700] as const

const readFont = async (subset: keyof typeof subsets, weight: (typeof weights)[number]) => ({
  name: subsets[subset],
  weight,
  data: await readFile(require.resolve(`@fontsource/figtree/files/figtree-${subset}-${weight}-normal.woff`))
})

const open = async () => {
  const [{ default: satori }, { renderAsync }, ...fonts] = await Promise.all([
    import("satori"),
    import("@resvg/resvg-js"),
    ...weights.flatMap((weight) => [readFont("latin", weight), readFont("latin-ext", weight)])
  ])
  return { satori, renderAsync, fonts }
}

let opened: ReturnType<typeof open> | undefined

// Loaded on first use: most servers draw no picture in their first seconds.
const tools = () => {
  if (opened === undefined) {
    opened = open()
    // What could not be opened is tried again.
    opened.catch(() => (opened = undefined))
  }
  return opened
}

// The font has no emoji: they are left out.
const noEmoji = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

/** A picture whose words are passed through `written`. */
export type PictureOf = (written: (words: string) => string) => ReactNode

const isLetter = /[\p{L}\p{N}]/u

// Signs become a space, as emoji do.
const withoutMarks = (letter: string) => {
  const base = letter.normalize("NFKD").replaceAll(/[\p{M}\p{Cf}]/gu, "")
  return base === "" || isLetter.test(base) ? base : " "
}

/**
 * Draws elements (https://github.com/vercel/satori says which styles they may have) in the product's font, as PNG. A
 * letter that the font lacks is written without its marks; null where the font lacks that one too. Emoji are left out.
 */
export const drawPicture = async (pictureOf: PictureOf, size: Size): Promise<Buffer | null> => {
  const { fonts, renderAsync, satori } = await tools()
  // The fonts themselves show what they lack: fontsource's ranges name a thousand letters that are not in the files.
  const draw = async (written: (words: string) => string) => {
    const lacking = new Set<string>()
    const emoji = new Set<string>()
    const svg = await satori(pictureOf(written), {
      ...size,
      fonts,
      loadAdditionalAsset: async (script, letters) => {
        if (script === "emoji") {
          emoji.add(letters)
          return noEmoji
        }
        for (const letter of letters) lacking.add(letter)
        return []
      }
    })
    return { svg, lacking, emoji }
  }
  const asTyped = await draw((words) => words)
  const plainly = (words: string) => {
    // The longest first: one may be a part of another.
    const emoji = [...asTyped.emoji].toSorted((a, b) => b.length - a.length)
    const spoken = emoji.reduce((rest, one) => rest.replaceAll(one, " "), words)
    const letters = Array.from(spoken, (one) => (asTyped.lacking.has(one) ? withoutMarks(one) : one))
    return letters.join("").replaceAll(/\s+/g, " ").trim()
  }
  const isWhole = asTyped.lacking.size + asTyped.emoji.size === 0
  const { lacking, svg } = isWhole ? asTyped : await draw(plainly)
  return lacking.size === 0 ? (await renderAsync(svg)).asPng() : null
}
