import sharp from "sharp"
import { beforeAll, describe, expect, it } from "vitest"

import type { NewPhoto } from "#domain/photo/photo.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aPicture, sendPhoto } from "#tests/support/photos/pictures.ts"
import { chunksOf, doublePhotos, secret, tellingPhotos } from "#tests/support/photos/segments.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const app = atApp()
let client: Client
beforeAll(async () => {
  client = (await aSignedInHomeowner(app)).client
})

/** The stored pictures of an uploaded photo. */
const keptOf = async (file: Uint8Array, type = "image/jpeg") => {
  const { body, status } = await sendPhoto<NewPhoto>(client, file, { type })
  expect(status).toBe(201)
  const read = async (path: string) => Buffer.from(await (await client.open(path)).arrayBuffer())
  return { photo: body, kept: [await read(body.large), await read(body.thumb)] }
}

const expectNothingBesideThePicture = async (kept: ReadonlyArray<Buffer>) => {
  for (const file of kept) {
    expect(chunksOf(file).filter((name) => !["VP8 ", "VP8L", "VP8X", "ALPH"].includes(name))).toEqual([])
    const { comments, exif, icc, iptc, orientation, xmp } = await sharp(file).metadata()
    expect({ comments, exif, icc, iptc, orientation, xmp }).toEqual({})
    expect(file.includes(secret) || file.includes("alert(")).toBe(false)
  }
}

describe("What is kept of a photo", () => {
  it.each(Object.entries(tellingPhotos))("tells nothing of a %s", async (_, [type, make]) => {
    const sent = await make()
    const { exif, xmp } = await sharp(sent).metadata()
    expect([exif, xmp].every((found) => found !== undefined)).toBe(true)
    expect(sent.includes(secret)).toBe(true)
    const { kept } = await keptOf(sent, type)
    await expectNothingBesideThePicture(kept)
  })

  it.each(Object.entries(doublePhotos))("is a picture alone of a %s", async (_, make) => {
    const { kept } = await keptOf(await make())
    expect(kept).toHaveLength(2)
    await expectNothingBesideThePicture(kept)
  })

  it("is what the bytes are, whatever is said of them", async () => {
    const { kept } = await keptOf(await aPicture().png().toBuffer(), "image/webp")
    expect(kept).toHaveLength(2)
    await expectNothingBesideThePicture(kept)
  })
})

describe("A photo", () => {
  it("of one pixel is kept as it is", async () => {
    const { photo } = await keptOf(await aPicture(1, 1).png().toBuffer(), "image/png")
    expect([photo.width, photo.height]).toEqual([1, 1])
  })

  it("that is long and thin keeps a pixel at least", async () => {
    const { photo } = await keptOf(await aPicture(6_000, 2).png().toBuffer(), "image/png")
    expect([photo.width, photo.height]).toEqual([1_600, 1])
  })

  it.each([
    ["of 16 bits a colour", () => aPicture(60, 40).toColourspace("rgb16").png().toBuffer()],
    ["in the colours of print", () => aPicture(60, 40).toColourspace("cmyk").jpeg().toBuffer()],
    ["in grey", () => aPicture(60, 40).greyscale().jpeg().toBuffer()]
  ] as const)("%s is kept in the colours of screens", async (_, make) => {
    const { kept } = await keptOf(await make())
    for (const file of kept)
      expect(await sharp(file).metadata()).toMatchObject({ space: "srgb", depth: "uchar", width: 60 })
    await expectNothingBesideThePicture(kept)
  })

  it("that moves is kept as its first picture", async () => {
    const frames = [
      await aPicture(40, 30).png().toBuffer(),
      await sharp({ create: { width: 40, height: 30, channels: 3, background: "red" } })
        .png()
        .toBuffer()
    ]
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer()
    expect((await sharp(moving).metadata()).pages).toBe(2)
    const { kept, photo } = await keptOf(moving, "image/webp")
    expect([photo.width, photo.height]).toEqual([40, 30])
    for (const file of kept) expect(chunksOf(file)).not.toContain("ANIM")
    await expectNothingBesideThePicture(kept)
  })
})
