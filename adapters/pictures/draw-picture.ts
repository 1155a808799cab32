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

// Most servers that start are asked for no picture in their first seconds.
const tools = () => {
  if (opened === undefined) {
    opened = open()
    // What could not be opened is tried again.
    opened.catch(() => (opened = undefined))
  }
  return opened
}

// The font has none; a gap is better than the box of a missing letter.
const noEmoji = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>'

/** Draws elements (https://github.com/vercel/satori says which styles they may have) in the product's font, as PNG. */
export const drawPicture = async (picture: ReactNode, size: Size): Promise<Buffer> => {
  const { fonts, renderAsync, satori } = await tools()
  const svg = await satori(picture, {
    ...size,
    fonts,
    loadAdditionalAsset: async (script) => (script === "emoji" ? noEmoji : [])
  })
  return (await renderAsync(svg)).asPng()
}
