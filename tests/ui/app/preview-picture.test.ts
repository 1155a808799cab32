// @vitest-environment node
import { createElement } from "react"
import sharp from "sharp"
import { expect, it } from "vitest"

import { drawPicture } from "#adapters/pictures/draw-picture.ts"
import { PreviewPicture } from "#ui/entry/server/head/preview/PreviewPicture.tsx"
import { previewSize } from "#ui/shared/head/preview-words.ts"

const nothing = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>"

const pixelsOf = async (title: string, portrait: string | null) => {
  const words = {
    lead: "Bathroom Remodeling in Rancho Santa Margarita, CA",
    rating: { stars: 4, value: "4.6", from: "14 reviews" },
    facts: ["Licensed", "Insured"]
  }
  const png = await drawPicture(
    (written) => createElement(PreviewPicture, { ...words, portrait, title: written(title) }),
    previewSize
  )
  if (png === null) throw new Error("Nothing was drawn")
  return sharp(png).removeAlpha().raw().toBuffer()
}

const isEmpty = (pixels: Buffer, from: number, to: number) => {
  const row = previewSize.width * 3
  const band = pixels.subarray(from * row, to * row)
  return band.every((value, index) => value === band[index % 3])
}

const names = [
  "Rick's Pipes",
  "Delgado Brothers Plumbing",
  "Bluebonnet Home Improvement & Remodeling Company of Texas",
  "WILLIAMSON COMMUNITY MECHANICAL & PLUMBING CONTRACTORS INCORPORATED OF CENTRAL TEXAS AND BEYOND",
  "MMMMMM WWWWWW MMMMMM",
  "Superlongwordthatneverendsanywhereatallinthislineofwords Plumbing & Heating"
].flatMap((name) => [null, nothing].map((portrait) => [name, portrait] as const))

it.each(names)("leaves room above and below %s (portrait: %s)", async (name, portrait) => {
  const pixels = await pixelsOf(name, portrait)
  // The logo ends at 124, the stars begin at 435.
  expect(isEmpty(pixels, 125, 137)).toBe(true)
  expect(isEmpty(pixels, 418, 430)).toBe(true)
})
