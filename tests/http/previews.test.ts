import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"

import { type Preview, previews } from "../../adapters/http-koa/ui/previews.ts"
import { raw } from "../support/raw.ts"
import { type RunningApp, startApp } from "../support/start-app.ts"

let shown: Preview<string> = { status: 404 }
const previewOf = vi.fn<(visit: { path: string }) => Promise<Preview<string>>>(async () => shown)
const draw = vi.fn<(picture: string) => Promise<Buffer>>(async (picture) => Buffer.from(picture))

let app: RunningApp
beforeAll(async () => {
  app = await startApp({
    ui: {
      files: [],
      pages: () => () => Promise.reject(new Error("No page was asked for")),
      previews: previews({ previewOf, draw })
    }
  })
})
afterAll(() => app.stop())
afterEach(() => vi.clearAllMocks())

const path = "/previews/provider/1.png"
const ask = () => app.client().get<string>(path)
const show = (words: string) => (shown = { status: 200, words, picture: `drawn: ${words}` })

it("sends the picture of a page, for others to keep for an hour", async () => {
  show("four plumbers")
  const { body, headers, status } = await app
    .client()
    .get<string>("/previews/providers/tx/austin/plumbing.png")
  expect({ body, status }).toEqual({ body: "drawn: four plumbers", status: 200 })
  expect(headers.get("content-type")).toBe("image/png")
  expect(headers.get("cache-control")).toBe("public, max-age=3600")
  expect(headers.get("set-cookie")).toBeNull()
  expect(previewOf.mock.calls[0]?.[0].path).toBe("/providers/tx/austin/plumbing")
})

it("draws what says the same once, for however many who ask at the same time", async () => {
  show("five plumbers")
  const answers = await Promise.all([ask(), ask(), ask()])
  await ask()
  expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["drawn: five plumbers"]))
  expect(draw).toHaveBeenCalledTimes(1)
})

it("draws anew as soon as the page says something else, and spares those who have it", async () => {
  show("six plumbers")
  const etag = (await ask()).headers.get("etag") ?? "none"
  expect(await raw(app.url, path, { "if-none-match": etag })).toMatchObject({
    status: 304,
    body: Buffer.from("")
  })
  show("seven plumbers")
  expect(await raw(app.url, path, { "if-none-match": etag })).toMatchObject({
    status: 200,
    body: Buffer.from("drawn: seven plumbers")
  })
})

it.each([
  [404, "Not found"],
  [503, "Not available at the moment"]
] as const)("says with %d that there is none, and lets nobody keep that", async (status, words) => {
  shown = { status }
  const answer = await ask()
  expect(answer).toMatchObject({ status, body: words })
  expect(answer.headers.get("cache-control")).toBe("no-store")
  expect(draw).not.toHaveBeenCalled()
})

it("tries again after a picture that could not be drawn", async () => {
  show("eight plumbers")
  draw.mockRejectedValueOnce(new Error("no ink"))
  expect((await ask()).status).toBe(500)
  expect((await ask()).status).toBe(200)
})
