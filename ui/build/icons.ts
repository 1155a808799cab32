import { readFile } from "node:fs/promises"

import sharp from "sharp"
import type { HtmlTagDescriptor, Plugin } from "vite"

const source = new URL("../app/shell/icon.svg", import.meta.url)

const inIco = [16, 32, 48]
const headerBytes = 6
const entryBytes = 16

const drawn = (svg: Buffer, pixels: number) =>
  // At 72 dpi the drawing is rasterized at its own 40 pixels.
  sharp(svg, { density: (72 * pixels) / 40 }).resize(pixels)

/** Pictures of several sizes as one file: https://en.wikipedia.org/wiki/ICO_(file_format) */
const icoOf = (pictures: ReadonlyArray<{ readonly pixels: number; readonly png: Buffer }>): Buffer => {
  const header = Buffer.alloc(headerBytes + entryBytes * pictures.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(pictures.length, 4)
  let offset = header.length
  for (const [index, { pixels, png }] of pictures.entries()) {
    const entry = headerBytes + entryBytes * index
    header.writeUInt8(pixels, entry)
    header.writeUInt8(pixels, entry + 1)
    header.writeUInt16LE(1, entry + 4)
    header.writeUInt16LE(32, entry + 6)
    header.writeUInt32LE(png.length, entry + 8)
    header.writeUInt32LE(offset, entry + 12)
    offset += png.length
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)])
}

const link = (attrs: Record<string, string>): HtmlTagDescriptor => ({ tag: "link", attrs, injectTo: "head" })

/**
 * The site's icons for clients without SVG: `/favicon.ico`, which many request by default, and a phone's home screen
 * icon.
 */
export const icons = (): Plugin => ({
  name: "icons",
  apply: "build",
  async generateBundle() {
    const svg = await readFile(source)
    const pictures = inIco.map(async (pixels) => ({ pixels, png: await drawn(svg, pixels).png().toBuffer() }))
    this.emitFile({ type: "asset", fileName: "favicon.ico", source: icoOf(await Promise.all(pictures)) })
    // Phones round the corners themselves, and show transparent pixels black.
    const full = await drawn(svg, 180).flatten({ background: "#0B5F57" }).png().toBuffer()
    this.emitFile({ type: "asset", fileName: "apple-touch-icon.png", source: full })
  },
  transformIndexHtml: () => [
    link({ rel: "icon", href: "/favicon.ico", sizes: "32x32" }),
    link({ rel: "apple-touch-icon", href: "/apple-touch-icon.png" })
  ]
})
