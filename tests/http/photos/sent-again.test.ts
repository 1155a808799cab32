import { randomUUID } from "node:crypto"
import { mkdtempSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { beforeEach, describe, expect, it } from "vitest"

import { SharpPictures } from "#adapters/photos/sharp-pictures.ts"
import type { NewPhoto } from "#domain/photo/photo.ts"
import { usageLimits } from "#domain/usage/usage-limits.ts"
import { PictureMaker } from "#ports/picture-maker.ts"
import { UsageLimits } from "#ports/usage.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import { aJpeg, filesIn, sendPhoto } from "#tests/support/photos/pictures.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { isReplay } from "../marketplace/sendings.ts"

let drawn = 0

const CountedPictures = Layer.effect(
  PictureMaker,
  Effect.map(PictureMaker, ({ make, ...others }) =>
    PictureMaker.of({
      ...others,
      make: (photo) =>
        Effect.suspend(() => {
          drawn += 1
          return make(photo)
        })
    })
  )
).pipe(Layer.provide(SharpPictures(() => undefined)))

const limits = { ...usageLimits, keptPhotos: { homeowner: 1, provider: 1 } }

describe("A photo that is sent again under its key", () => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-sent-again-"))
  const app = atApp({
    photosFolder: folder,
    change: (ports) => Layer.mergeAll(ports, CountedPictures, Layer.succeed(UsageLimits, limits))
  })
  beforeEach(() => {
    drawn = 0
  })

  const sent = async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg()
    const key = { "idempotency-key": randomUUID() }
    return { client, file, key, first: await sendPhoto<NewPhoto>(client, file, key) }
  }

  it("is answered as before, also where there is no room for another, and not drawn again", async () => {
    const { client, file, first, key } = await sent()
    const files = filesIn(folder)
    const again = await sendPhoto<NewPhoto>(client, file, key)
    expect([again.status, again.body, isReplay(again)]).toEqual([201, first.body, true])
    expect(await sendPhoto(client, file)).toMatchObject({ status: 409 })
    expect(drawn).toBe(1)
    expect(filesIn(folder)).toEqual(files)
  })

  it("has to be the same one, for the same purpose, under a key", async () => {
    const { client, file, key } = await sent()
    const other = await aJpeg(90, 80)
    expect(await sendPhoto(client, other, key)).toMatchObject({ status: 422 })
    expect(await sendPhoto(client, file, { ...key, purpose: "message" })).toMatchObject({ status: 422 })
    expect(await sendPhoto(client, file, { "idempotency-key": "1" })).toMatchObject({ status: 422 })
    expect(drawn).toBe(1)
  })

  it("is another one of somebody else's", async () => {
    const { file, first, key } = await sent()
    const { client } = await aSignedInHomeowner(app)
    const { body, status } = await sendPhoto<NewPhoto>(client, file, key)
    expect(status).toBe(201)
    expect(body.id).not.toBe(first.body.id)
  })

  it("is kept once, when it comes twice at the same time", async () => {
    const { client } = await aSignedInHomeowner(app)
    const file = await aJpeg()
    const key = { "idempotency-key": randomUUID() }
    const files = filesIn(folder).length
    const both = await Promise.all([1, 2].map(() => sendPhoto<NewPhoto>(client, file, key)))
    expect(both.map(({ status }) => status)).toEqual([201, 201])
    expect(both[0]?.body).toEqual(both[1]?.body)
    expect(filesIn(folder)).toHaveLength(files + 2)
  })
})
