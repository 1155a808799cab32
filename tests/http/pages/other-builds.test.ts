import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib"

import * as Effect from "effect/Effect"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { assets, buildIn } from "#adapters/http-koa/pages/assets.ts"
import { AssetStore } from "#ports/asset-store.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

const script = (word: string) => `console.log("${`${word} `.repeat(500)}")`
const font = Buffer.from([0, 159, 255, 13, 10, 7])

const writeBuild = (version: string) => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-build-"))
  mkdirSync(join(folder, "assets"))
  const files = {
    "index.html": "<!doctype html>",
    [`assets/home-${version}.js`]: script(version),
    [`assets/home-${version}.js.br`]: brotliCompressSync(script(version)),
    [`assets/home-${version}.js.gz`]: gzipSync(script(version)),
    [`assets/font-${version}.woff2`]: font
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  return folder
}

describe("a server that is asked for a file of another build", () => {
  const [earlier, own] = [writeBuild("old"), writeBuild("new")]
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({
      ui: {
        files: [assets(own)],
        pages: () => () => Promise.reject(new Error("No page is asked for")),
        previews: () => (_, next) => next()
      }
    })
    const publish = (folder: string, at: string) =>
      app.run(Effect.flatMap(AssetStore, (store) => store.publish(buildIn(folder), at)))
    await publish(earlier, "2026-03-02T09:30:00.000Z")
    await publish(own, "2026-03-09T09:30:00.000Z")
  })
  afterAll(async () => {
    await app.stop()
    for (const folder of [earlier, own]) rmSync(folder, { recursive: true })
  })

  const read = (path: string, accepted?: string) =>
    raw(app.url, path, accepted === undefined ? {} : { "accept-encoding": accepted })

  it.each([
    ["br", "gzip, deflate, br", brotliDecompressSync],
    ["gzip", "gzip", gunzipSync],
    [undefined, "identity", (body: Buffer) => body],
    [undefined, undefined, (body: Buffer) => body]
  ])("sends it as %s to whoever accepts %s, like one of its own", async (encoding, accepted, unpack) => {
    for (const version of ["old", "new"]) {
      const answer = await read(`/assets/home-${version}.js`, accepted)
      expect(answer).toMatchObject({ status: 200, type: expect.stringContaining("javascript") })
      expect(unpack(answer.body).toString()).toBe(script(version))
      expect(answer.headers["cache-control"]).toBe("public, max-age=31536000, immutable")
      expect(answer.headers["x-content-type-options"]).toBe("nosniff")
    }
    const other = await read("/assets/home-old.js", accepted)
    expect(other.encoding).toBe(encoding)
    expect(other.headers.vary).toContain("Accept-Encoding")
  })

  it("sends what the build has not packed as it is", async () => {
    const answer = await read("/assets/font-old.woff2", "br")
    expect(answer).toMatchObject({ status: 200, encoding: undefined, type: "font/woff2", body: font })
  })

  it("answers HEAD without the file", async () => {
    const { headers, status } = await fetch(`${app.url}/assets/font-old.woff2`, { method: "HEAD" })
    expect([status, headers.get("content-length")]).toEqual([200, "6"])
  })

  it.each([
    "home-none.js",
    "",
    "old/home-old.js",
    "home-old.js.br",
    "%2e%2e%2fhome-old.js",
    "home-old.js%00",
    `${"a".repeat(200)}.js`
  ])("has no file %j, and says so without a page and without letting anybody keep it", async (name) => {
    const { body, headers, status } = await read(`/assets/${name}`)
    expect([status, body.toString(), headers["cache-control"]]).toEqual([404, "Not found", "no-store"])
  })

  it("gives files to those who read only", async () => {
    const answer = await fetch(`${app.url}/assets/home-old.js`, {
      method: "POST",
      headers: { origin: app.url }
    })
    expect(answer.status).toBe(404)
  })
})
