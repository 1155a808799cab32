import { existsSync, readdirSync } from "node:fs"
import { get, request } from "node:http"

import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { photoAddress } from "#domain/photo/photo.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { PhotoFiles } from "#ports/photo-files.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aPhotoId } from "#tests/support/builders.ts"
import { aJpeg, sendPhoto } from "#tests/support/photos/pictures.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { somePhotos } from "../photos/own-photos.ts"

const descriptors = "/proc/self/fd"
const openFiles = () => readdirSync(descriptors).length
const times = 40

const cookieOf = (client: Client) => [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")

describe.runIf(existsSync(descriptors))("A server of photos", () => {
  const app = atApp()

  const aKeptPhoto = async (client: Client): Promise<PhotoId> => {
    const [id = aPhotoId()] = await somePhotos(app, client, 1)
    const pictures = { large: new Uint8Array(4_000_000), thumb: new Uint8Array(9_000) }
    await app.run(Effect.flatMap(PhotoFiles, ({ put }) => put(id, pictures)))
    return id
  }

  /** Sends half of a photo, then closes the connection. */
  const cutOff = (client: Client, file: Uint8Array) =>
    new Promise<void>((resolve) => {
      const headers = {
        cookie: cookieOf(client),
        "content-type": "image/jpeg",
        "content-length": file.byteLength
      }
      const sending = request(`${app.url}/api/photos?purpose=message`, { method: "POST", headers })
      sending.on("error", () => undefined).on("close", resolve)
      sending.write(file.subarray(0, file.byteLength / 2), () => sending.destroy())
    })

  /** Begins to read a picture, then closes the connection. */
  const glance = (client: Client, path: string) =>
    new Promise<void>((resolve, reject) => {
      const asking = get(app.url + path, { headers: { cookie: cookieOf(client) } }, (answer) => {
        answer.once("data", () => answer.destroy()).once("close", resolve)
      })
      asking.on("error", reject)
    })

  it("closes what it has opened, though uploads and readers are cut off", { timeout: 60_000 }, async () => {
    const { client } = await aSignedInHomeowner(app)
    const id = await aKeptPhoto(client)
    const file = await aJpeg(1_200, 900)
    const ask = async () => {
      await cutOff(client, file)
      for (const size of ["large", "thumb"] as const) {
        const path = photoAddress(id, size)
        await glance(client, path)
        const whole = await client.open(path)
        await whole.arrayBuffer()
        await client.send("HEAD", path)
        expect((await client.get(photoAddress(aPhotoId(), size))).status).toBe(404)
      }
    }
    // A first round opens the files that stay open.
    await ask()
    expect((await sendPhoto(client, file)).status).toBe(201)
    const before = openFiles()
    for (let time = 0; time < times; time += 1) await ask()
    await expect.poll(openFiles, { timeout: 20_000 }).toBeLessThan(before + times / 4)
  })
})
