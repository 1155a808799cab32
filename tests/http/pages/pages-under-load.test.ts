import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, expect, it } from "vitest"

import { type Renderer, renderedPages } from "#adapters/http-koa/pages/rendered-pages.ts"
import { CategoryViews } from "#ports/views/category-views.ts"
import type { Answer } from "#tests/support/app/client.ts"
import { openEmptyBuild } from "#tests/support/app/empty-build.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type AppOptions, startApp } from "#tests/support/app/start-app.ts"

/** An app whose renderer holds back pages under `/held` until the test releases them. */
const open = async (change: AppOptions["change"] = (ports) => ports) => {
  const { folder, remove } = openEmptyBuild()
  const rendered: Array<string> = []
  const gate: Array<() => void> = []
  const held = new Promise<void>((go) => gate.push(go))
  const letGo = () => gate.forEach((go) => go())
  const renderer: Renderer = {
    addressOf: (path, search) => path + search,
    isDrawnByBrowser: (path) => path === "/drawn",
    filesAt: () => [],
    originPlaceholder: "__ORIGIN__",
    render: async ({ call, path }) => {
      rendered.push(path)
      if (path === "/categories") await call("GET /api/categories", {})
      if (path.startsWith("/held")) await held
      return {
        status: 200,
        head: '<link rel="canonical" href="__ORIGIN__/">',
        body: "<b>hello</b>",
        state: "{}"
      }
    }
  }
  const app = await startApp({
    change,
    ui: {
      files: [],
      pages: renderedPages({ folder, renderer, facts: {} }),
      previews: () => (_, next) => next()
    }
  })
  const close = async () => {
    letGo()
    await app.stop()
    remove()
  }
  return { app, close, letGo, rendered }
}

let opened: Awaited<ReturnType<typeof open>>
afterEach(() => opened.close())

const canonicalOf = (body: Buffer) => /rel="canonical" href="([^"]+)"/.exec(body.toString())?.[1]

it("A page is rendered once, under however many names it is asked for, and names each", async () => {
  opened = await open()
  const { app, rendered } = opened
  for (let round = 0; round < 3; round += 1) {
    for (const host of [
      "one.example",
      "two.example",
      ...Array.from({ length: 20 }, () => `${crypto.randomUUID()}.example`)
    ]) {
      const { body, status } = await raw(app.url, "/page", { host })
      expect([status, canonicalOf(body)]).toEqual([200, `http://${host}/`])
    }
  }
  expect(rendered).toEqual(["/page"])
})

it("A page on which a part has failed is rendered anew, and kept once it is whole", async () => {
  let asked = 0
  const all = Effect.suspend(() => ((asked += 1) === 1 ? Effect.die(new Error("away")) : Effect.succeed([])))
  const failingOnce = Layer.succeed(CategoryViews, { all, nameOf: () => Effect.succeed(null) })
  opened = await open((ports) => Layer.merge(ports, failingOnce))
  const { app, rendered } = opened
  for (let round = 0; round < 3; round += 1) expect((await raw(app.url, "/categories")).status).toBe(200)
  expect(rendered).toEqual(["/categories", "/categories"])
})

it("A page has another ETag under another name, and the same in every encoding", async () => {
  opened = await open()
  const ask = (host: string, encoding: string) =>
    raw(opened.app.url, "/page", { host, "accept-encoding": encoding }).then(({ etag }) => etag)
  const etags = [
    await ask("one.example", "br"),
    await ask("one.example", "gzip"),
    await ask("one.example", "identity")
  ]
  expect(new Set(etags).size).toBe(1)
  expect(await ask("two.example", "br")).not.toBe(etags[0])
})

it("Beyond what may wait, people are told to come back, while pages that are kept or drawn by the browser are sent", async () => {
  opened = await open()
  const { app, letGo } = opened
  const visitor = app.client()
  await visitor.get("/kept")
  const refused: Array<Answer<string>> = []
  const flood = Array.from({ length: 100 }, async (_, number) => {
    const answer = await visitor.get<string>(`/held/${number}`)
    if (answer.status === 503) refused.push(answer)
    return answer.status
  })
  await expect.poll(() => refused.length, { timeout: 10_000 }).toBe(28)
  const [{ body, headers } = { body: "", headers: new Headers() }] = refused
  expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
  expect(headers.get("retry-after")).toBe("5")
  expect(headers.get("cache-control")).toBe("no-store")
  expect(body).toMatch(
    /<html lang="en">.*<title>Please try again in a moment<.*Please try again in a few seconds\./s
  )
  expect(await visitor.get("/kept")).toMatchObject({ status: 200 })
  expect(await visitor.get("/drawn")).toMatchObject({ status: 200 })
  letGo()
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(72)
  expect(await visitor.get("/held/100")).toMatchObject({ status: 200 })
})
