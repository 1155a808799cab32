import { mkdtemp } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Layer from "effect/Layer"
import sharp from "sharp"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import {
  photoHasTooManyPixels,
  photoIsHeic,
  photoOfOtherType,
  photoTooLarge,
  photoUnreadable
} from "#domain/photo/photo-words.ts"
import type { NewPhoto } from "#domain/photo/photo.ts"
import { usageLimits } from "#domain/usage/usage-limits.ts"
import type { Problem } from "#ports/http/problem.ts"
import { UsageLimits } from "#ports/usage.ts"
import { startApp, type RunningApp } from "#tests/support/app/start-app.ts"
import { aJpeg, aPicture, filesIn, sendPhoto } from "#tests/support/photos/pictures.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { noon } from "../marketplace/limited.ts"
import { lowered } from "../marketplace/lowered-limits.ts"

let app: RunningApp
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "contractors-taking-in-"))
  app = await startApp({ photosFolder: folder })
})
afterAll(() => app.stop())
afterEach(() => void vi.useRealTimers())

describe("A photo that is sent", () => {
  it("is kept in two sizes, upright, and only its owner sees it", async () => {
    const { client } = await aSignedInHomeowner(app)
    const lying = await aPicture(2_000, 1_000).jpeg().withMetadata({ orientation: 6 }).toBuffer()
    const { body, status } = await sendPhoto<NewPhoto>(client, lying)
    expect(status).toBe(201)
    expect(body).toEqual({
      id: body.id,
      thumb: `/photos/${body.id}/thumb.webp`,
      large: `/photos/${body.id}/large.webp`,
      width: 800,
      height: 1_600
    })
    const picture = await client.open(body.thumb)
    expect(picture.status).toBe(200)
    const { format, height, width } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
    expect({ format, height, width }).toEqual({ format: "webp", height: 400, width: 200 })
    expect((await app.client().get(body.large)).status).toBe(404)
    const { client: other } = await aSignedInHomeowner(app)
    expect((await other.get(body.large)).status).toBe(404)
  })

  it("is described as long as nothing has it, by its owner", async () => {
    const { client } = await aSignedInHomeowner(app)
    const { client: other } = await aSignedInHomeowner(app)
    const { body } = await sendPhoto<NewPhoto>(client, await aJpeg())
    const path = `/api/photos/${body.id}`
    expect(await client.put(path, { caption: " The tap " })).toMatchObject({
      status: 200,
      body: { ...body, caption: "The tap" }
    })
    expect(await client.put(path, { caption: null })).toMatchObject({ body: { caption: null } })
    expect(await client.put(path, { caption: "x".repeat(201) })).toMatchObject({ status: 422 })
    expect(await other.put(path, { caption: "Mine" })).toMatchObject({ status: 404 })
  })
})

describe("What is sent as a photo", () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from("ftypheic0000mif1heic"),
    Buffer.alloc(99)
  ])
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  )

  it.each([
    ["a HEIC photo", async () => heic, photoIsHeic],
    ["a drawing in SVG", async () => svg, photoUnreadable],
    ["a GIF", () => aPicture(9, 9).gif().toBuffer(), photoUnreadable],
    ["a TIFF", () => aPicture(9, 9).tiff().toBuffer(), photoUnreadable],
    ["a page", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), photoUnreadable],
    ["nothing", async () => Buffer.alloc(0), photoUnreadable],
    ["half a JPEG", async () => (await aJpeg()).subarray(0, 9_000), photoUnreadable],
    ["half a PNG", async () => (await aPicture().png().toBuffer()).subarray(0, 9_000), photoUnreadable],
    [
      "a picture of 81 megapixels",
      () =>
        sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: "red" } })
          .png({ compressionLevel: 9 })
          .toBuffer(),
      photoHasTooManyPixels
    ]
  ] as const)("is refused in words when it is %s", { timeout: 30_000 }, async (_, make, message) => {
    const { client } = await aSignedInHomeowner(app)
    const files = filesIn(folder).length
    const { body, status } = await sendPhoto<Problem>(client, await make())
    expect({ status, errors: body.errors }).toEqual({ status: 422, errors: [{ field: "photo", message }] })
    expect(filesIn(folder)).toHaveLength(files)
  })

  it("has to say that it is a photo of a kind that is read", async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg()
    for (const type of ["image/gif", "application/json", "text/html"])
      expect(await sendPhoto(client, file, { type })).toMatchObject({
        status: 415,
        body: { detail: photoOfOtherType }
      })
    expect(await sendPhoto<Problem>(client, heic, { type: "image/heic" })).toMatchObject({
      status: 422,
      body: { errors: [{ field: "photo", message: photoIsHeic }] }
    })
    expect(await sendPhoto(client, file, { purpose: "wall" })).toMatchObject({ status: 422 })
  })

  it("is at most 15 MB, whether its length is said or not", async () => {
    const { client } = await aSignedInHomeowner(app)
    const large = new Uint8Array(15 * 1_024 * 1_024 + 1)
    const refusal = { status: 413, body: { detail: photoTooLarge } }
    expect(await sendPhoto(client, large)).toMatchObject(refusal)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const unmeasured = {
      method: "POST",
      headers: { cookie, "content-type": "image/jpeg" },
      body: new Blob([large]).stream(),
      duplex: "half"
    }
    const answer = await fetch(`${app.url}/api/photos?purpose=request`, unmeasured)
    expect(answer.status).toBe(413)
  })

  it("comes from somebody who is signed in", async () => {
    expect(await sendPhoto(app.client(), await aJpeg())).toMatchObject({ status: 401 })
  })
})

describe("How many photos are taken in", () => {
  it("of a person in an hour is limited", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: noon })
    const limited = await startApp({ change: lowered({ photos: 2 }) })
    const { client } = await aSignedInHomeowner(limited)
    const file = await aJpeg()
    expect((await sendPhoto(client, file)).status).toBe(201)
    expect((await sendPhoto(client, new Uint8Array(3))).status).toBe(422)
    const refused = await sendPhoto<Problem>(client, file)
    expect(refused).toMatchObject({ status: 429, body: { code: "LimitReached" } })
    expect(refused.body.detail).toContain("You have sent 2 photos within an hour.")
    await limited.stop()
  })

  it("of a person in all is limited, but for those of messages", async () => {
    const few = { ...usageLimits, keptPhotos: { homeowner: 1, provider: 1 } }
    const limited = await startApp({
      change: (ports) => Layer.merge(ports, Layer.succeed(UsageLimits, few))
    })
    const { client } = await aSignedInHomeowner(limited)
    const file = await aJpeg()
    expect((await sendPhoto(client, file)).status).toBe(201)
    expect(await sendPhoto(client, file)).toMatchObject({ status: 409, body: { code: "TooManyPhotos" } })
    expect((await sendPhoto(client, file, { purpose: "message" })).status).toBe(201)
    await limited.stop()
  })

  it("at once is limited: the others are asked to come again", { timeout: 60_000 }, async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg(1_200, 900)
    const answers = await Promise.all(Array.from({ length: 40 }, () => sendPhoto(client, file)))
    const statuses = answers.map(({ status }) => status)
    expect(new Set(statuses)).toEqual(new Set([201, 429]))
    expect(statuses.filter((status) => status === 201).length).toBeGreaterThanOrEqual(22)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({
      detail: "Many photos are being worked on. Please try again in a moment."
    })
    expect(refused?.headers.get("retry-after")).toBe("5")
  })

  it("is not limited by those whose sender has left", { timeout: 60_000 }, async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg(1_600, 1_200)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const before = filesIn(folder).length
    const leaving = Array.from({ length: 22 }, () => {
      const left = new AbortController()
      const sent = fetch(`${app.url}/api/photos?purpose=request`, {
        method: "POST",
        headers: { cookie, "content-type": "image/jpeg" },
        body: new Blob([new Uint8Array(file)]),
        signal: left.signal
      }).catch(() => null)
      return { left, sent }
    })
    await expect.poll(async () => (await sendPhoto(client, new Uint8Array(3))).status).toBe(429)
    for (const { left } of leaving) left.abort()
    await Promise.all(leaving.map(({ sent }) => sent))
    const { client: next } = await aSignedInHomeowner(app)
    await expect.poll(async () => (await sendPhoto(next, file)).status, { timeout: 10_000 }).toBe(201)
    expect(filesIn(folder).length - before).toBeLessThan(2 * 22)
  })
})
