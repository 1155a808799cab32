import { createElement } from "react"
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest"

import { type Preview, previews } from "#adapters/http-koa/pages/previews.ts"
import { drawPicture } from "#adapters/pictures/draw-picture.ts"
import type { Answer } from "#tests/support/app/client.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

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
  expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin")
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
  expect(answer.headers.get("retry-after")).toBe(status === 503 ? "5" : null)
  expect(draw).not.toHaveBeenCalled()
})

it("tries again after a picture that could not be drawn", async () => {
  show("eight plumbers")
  draw.mockRejectedValueOnce(new Error("no ink"))
  expect((await ask()).status).toBe(500)
  expect((await ask()).status).toBe(200)
})

it("draws one at a time, says when to come back to whoever wants more than may wait, and sends what it has", async () => {
  show("nine plumbers")
  await ask()
  previewOf.mockImplementation(async ({ path: of }) => ({ status: 200, words: of, picture: of }))
  const underWay = new Set<string>()
  let most = 0
  const letGo: Array<() => void> = []
  const held = new Promise<void>((go) => letGo.push(go))
  draw.mockImplementation(async (picture) => {
    most = Math.max(most, underWay.add(picture).size)
    await held
    underWay.delete(picture)
    return Buffer.from(picture)
  })

  const refused: Array<Answer<string>> = []
  const flood = Array.from({ length: 40 }, async (_, number) => {
    const answer = await app.client().get<string>(`/previews/provider/${number}.png`)
    if (answer.status === 503) refused.push(answer)
    return answer.status
  })
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(7)
  previewOf.mockImplementation(async () => shown)
  expect(await ask()).toMatchObject({ status: 200, body: "drawn: nine plumbers" })
  letGo.forEach((go) => go())
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(33)
  expect(most).toBe(1)
  expect(refused[0]?.headers.get("retry-after")).toBe("5")
  expect(refused[0]?.headers.get("content-type")).toBe("text/plain; charset=utf-8")
  expect(refused[0]?.body).toMatch(/^There is more to do here .* in a few seconds\.$/)
})

const drawn = (name: string) =>
  drawPicture(
    (written) => createElement("div", { style: { fontFamily: "Figtree", fontSize: 20 } }, written(name)),
    { width: 300, height: 40 }
  )

it.each([
  ["🔧 Rick 👩‍🔧 Plumbing ❤️", "Rick Plumbing"],
  ["Nguyễn & Phạm Plumbing", "Nguyen & Pham Plumbing"],
  ["★ Ｄặng ★", "Dang"],
  ["Best‑Pipes ❤️", "Best Pipes"]
])("writes the letters of %s that the font lacks without their marks, and no emoji", async (name, plain) => {
  expect((await drawn(name))?.equals((await drawn(plain)) ?? Buffer.of())).toBe(true)
})

it("keeps the marks that the font has", async () => {
  expect((await drawn("Zoë Łukasz"))?.equals((await drawn("Zoe Łukasz")) ?? Buffer.of())).toBe(false)
})

it("draws nothing where a letter is in no font", async () => {
  expect(await drawn("Nguyễn Plumbing 水管工")).toBeNull()
})
