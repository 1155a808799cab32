// @vitest-environment node
import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { NewPhoto } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { aSignedInProvider } from "#tests/http/accounts/people.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { filesIn, sendPhoto } from "#tests/support/photos/pictures.ts"

const side = 220

const aPortrait = (background: string) =>
  sharp({ create: { width: 500, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer()

// Round, and a little less for its soft edge.
const isRound = (pixels: number) => {
  const circle = Math.PI * (side / 2) ** 2
  expect(pixels).toBeGreaterThan(circle * 0.96)
  expect(pixels).toBeLessThan(circle * 1.01)
}

describe("the picture that link previews show of a professional", () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-portraits-"))
  const { remove, ui } = openRenderedUi()
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({ ui, photosFolder: folder })
  })
  afterAll(async () => {
    await app.stop()
    remove()
    rmSync(folder, { recursive: true, force: true })
  })

  const aPro = async () => {
    const { client, profile } = await aSignedInProvider(app, { businessName: "Bright Spark Electric" })
    const wear = (avatarId: PhotoId | null) => client.put("/api/me/provider/photos", { avatarId })
    const send = async (colour: string) =>
      (await sendPhoto<NewPhoto>(client, await aPortrait(colour), { purpose: "avatar" })).body.id
    const picture = async () => {
      const answer = await fetch(`${app.url}/previews/provider/${profile.id}.png`)
      expect(answer.status).toBe(200)
      return Buffer.from(await answer.arrayBuffer())
    }
    /** How many pixels of the picture are mainly red, mainly blue. */
    const colours = async () => {
      const { data, info } = await sharp(await picture())
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const found = { red: 0, blue: 0 }
      for (let at = 0; at < data.length; at += info.channels) {
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
        if (red > 200 && green + blue < 100) found.red += 1
        if (blue > 200 && red + green < 100) found.blue += 1
      }
      return found
    }
    return { colours, picture, send, wear }
  }

  it("has their portrait in it, round, and another one as soon as they have another", async () => {
    const { colours, picture, send, wear } = await aPro()
    const without = await picture()
    await wear(await send("#ff0000"))
    const red = await colours()
    isRound(red.red)
    expect(red.blue).toBe(0)
    await wear(await send("#0000ff"))
    const blue = await colours()
    isRound(blue.blue)
    expect(blue.red).toBe(0)
    await wear(null)
    expect((await picture()).equals(without)).toBe(true)
  })

  it("does not show a portrait that an operator has taken down", async () => {
    const { colours, send, wear } = await aPro()
    const face = await send("#ff0000")
    await wear(face)
    // The profile may name it a little longer than it is there.
    await app.run(Effect.flatMap(PhotoRepository, (photos) => photos.remove(face)))
    expect(await colours()).toEqual({ red: 0, blue: 0 })
  })

  it("lacks a portrait whose file cannot be read, and has it when the file is there again", async () => {
    const { colours, send, wear } = await aPro()
    const face = await send("#ff0000")
    await wear(face)
    const moved = filesIn(folder).filter((file) => file.includes(face))
    expect(moved).toHaveLength(2)
    for (const file of moved) renameSync(file, `${file}.away`)
    expect(await colours()).toEqual({ red: 0, blue: 0 })
    for (const file of moved) renameSync(`${file}.away`, file)
    isRound((await colours()).red)
  })

  it("lacks a portrait of which the file is no picture", async () => {
    const { colours, send, wear } = await aPro()
    const face = await send("#ff0000")
    await wear(face)
    const thumb = filesIn(folder).find((file) => file.includes(`${face}-thumb`))
    writeFileSync(thumb ?? "", "no picture")
    expect(await colours()).toEqual({ red: 0, blue: 0 })
  })
})
