import { once } from "node:events"
import { request } from "node:http"
import { PassThrough } from "node:stream"

import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import { afterEach, describe, expect, it, vi } from "vitest"

import { imageBodies } from "#adapters/http-koa/middleware/image-body.ts"
import { atApp } from "#tests/support/app/at-app.ts"
import type { Client } from "#tests/support/app/client.ts"
import { aJpeg, aPicture, sendPhoto } from "#tests/support/photos/pictures.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const app = atApp()
const megabyte = 1_024 * 1_024

const largePhoto = async () => {
  const photo = await aPicture(1_300, 900).png({ compressionLevel: 0 }).toBuffer()
  expect(photo.byteLength).toBeGreaterThan(2 * megabyte)
  return photo
}

/** Announces a file of that size (`content-length`), but sends only its beginning. */
const stalled = async (client: Client, bytes: number) => {
  const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
  const sending = request(`${app.url}/api/photos?purpose=request`, {
    method: "POST",
    headers: { cookie, "content-type": "image/jpeg", "content-length": bytes, expect: "100-continue" }
  }).on("error", () => undefined)
  await new Promise((resolve) => sending.once("continue", resolve))
  sending.write(new Uint8Array(9))
  return sending
}

describe("Files that are being sent", () => {
  it("are received though others send large ones slowly, if they are small themselves", async () => {
    const { client } = await aSignedInHomeowner(app)
    const slow = await Promise.all(Array.from({ length: 6 }, () => stalled(client, 3 * megabyte)))
    const { client: other } = await aSignedInHomeowner(app)
    expect((await sendPhoto(other, await aJpeg())).status).toBe(201)
    const large = sendPhoto(other, await largePhoto(), { type: "image/png" })
    let isTaken = false
    void large.then(() => (isTaken = true))
    expect((await sendPhoto(other, await aJpeg())).status).toBe(201)
    expect(isTaken).toBe(false)
    for (const one of slow) one.destroy()
    expect((await large).status).toBe(201)
  })

  it("get a place in the line though one person fills it, slowly", async () => {
    const { client } = await aSignedInHomeowner(app)
    const slow = await Promise.all(Array.from({ length: 24 }, () => stalled(client, 100_000)))
    await expect.poll(async () => (await sendPhoto(client, new Uint8Array(3))).status).toBe(429)
    const { client: other } = await aSignedInHomeowner(app)
    const photos = [sendPhoto(other, await aJpeg()), sendPhoto(other, await aJpeg())]
    expect((await Promise.all(photos)).map(({ status }) => status)).toEqual([201, 201])
    for (const one of slow) one.destroy()
  })
})

/** A body of 300 bytes that is being received; `answer` resolves to the number of its bytes, or the failure. */
const beingReceived = () => {
  const req = new PassThrough()
  const body = imageBodies()({ req, request: { type: "image/jpeg", length: 300 } }, "olivia")
  return { req, answer: Effect.runPromiseExit(body(({ bytes }) => Effect.succeed(bytes.byteLength))) }
}

describe("Large files", () => {
  it("are received by turns of their senders, however many one of them sends", async () => {
    const bodies = imageBodies()
    const done: Array<string> = []
    const send = (sender: string) => {
      const req = new PassThrough()
      const body = bodies({ req, request: { type: "image/jpeg", length: 3 * megabyte } }, sender)
      return { req, done: Effect.runPromise(body(() => Effect.sync(() => done.push(sender)))) }
    }
    const many = Array.from({ length: 6 }, () => send("rick"))
    const one = send("olivia")
    for (const { req } of [...many, one]) req.end(new Uint8Array(9))
    await Promise.all([...many, one].map((sending) => sending.done))
    expect(done.indexOf("olivia")).toBeLessThan(5)
  })
})

describe("A sender", () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  it.each([
    ["is silent for twenty seconds", 20_000, 0],
    ["takes longer than two minutes", 120_000, 15_000]
  ])("who %s is cut off", async (_, until, everyMs) => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] })
    const { answer, req } = beingReceived()
    req.write(new Uint8Array(1))
    if (everyMs > 0) setInterval(() => req.writable && req.write(new Uint8Array(1)), everyMs)
    await vi.advanceTimersByTimeAsync(until - 1)
    expect(req.destroyed).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(req.destroyed).toBe(true)
    expect(String(await answer)).toContain("The body has no end.")
  })

  it("who has left before the server listens gets no place in the line", async () => {
    const req = new PassThrough()
    req.destroy()
    await once(req, "close")
    const body = imageBodies()({ req, request: { type: "image/jpeg", length: 300 } }, "olivia")
    const answer = await Effect.runPromiseExit(body(({ bytes }) => Effect.succeed(bytes.byteLength)))
    expect(String(answer)).toContain("The body has no end.")
  })

  it("who has sent all of it is not cut off", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] })
    const { answer, req } = beingReceived()
    req.end(new Uint8Array(300))
    expect(await answer).toEqual(Exit.succeed(300))
    expect(vi.getTimerCount()).toBe(0)
  })
})
