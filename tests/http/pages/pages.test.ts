import { createHash } from "node:crypto"
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { brotliCompressSync, brotliDecompressSync, gzipSync } from "node:zlib"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { assets } from "#adapters/http-koa/pages/assets.ts"
import { type Renderer, renderedPages } from "#adapters/http-koa/pages/rendered-pages.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { findPage, isPrivate } from "#ui/app/pages/pages.ts"
import { pagePaths } from "#ui/entry/server/page-servers.ts"

const script = `console.log("${"hello ".repeat(500)}")`
const fontAttributes = 'href="/assets/font-def456.woff2" as="font" type="font/woff2" crossorigin>'
const page = `<!doctype html><head><link rel="preload" ${fontAttributes}<title>Best Contractors</title><script type="module" crossorigin src="/assets/index-abc123.js"></script><link rel="modulepreload" crossorigin href="/assets/react-0.js"><style>b {}</style></head><body><div id="root"></div></body>`

const facts = { "demo-accounts": '[{"email":"<olivia>&co"}]' }

const renderer: Renderer = {
  addressOf: (path) => path,
  isDrawnByBrowser: isPrivate,
  originPlaceholder: "__ORIGIN__",
  filesAt: () => ["app/pages/screen.page.ts"],
  render: async ({ path }) => ({
    status: findPage(path) === undefined ? 404 : 200,
    head: "<style data-emotion>i {}</style>",
    body: isPrivate(path) ? "" : "<b>hello</b>",
    state: "{}"
  })
}

const writeBuild = (folder: string) => {
  mkdirSync(join(folder, "assets"))
  mkdirSync(join(folder, ".vite"))
  const files = {
    "index.html": page,
    "notes.txt": "A note",
    "favicon.ico": "An icon",
    "og-image.png": "A picture",
    ".vite/manifest.json": JSON.stringify({
      "entry/browser/index.html": {
        file: "assets/index-abc123.js",
        imports: ["_react.js", "entry/start/start.ts"]
      },
      "_react.js": { file: "assets/react-0.js", name: "react" },
      "entry/start/start.ts": { file: "assets/start-4.js" },
      "_shared.js": {
        file: "assets/shared-1.js",
        imports: ["entry/browser/index.html", "entry/start/start.ts"]
      },
      "screen.tsx": { file: "assets/screen-2.js", imports: ["_shared.js", "entry/browser/index.html"] }
    }),
    ".vite/page-code.json": JSON.stringify({ "app/pages/screen.page.ts": ["assets/screen-2.js"] }),
    "assets/index-abc123.js": script,
    "assets/index-abc123.js.br": brotliCompressSync(script),
    "assets/index-abc123.js.gz": gzipSync(script),
    "assets/font-def456.woff2": "a font",
    "assets/gone-8.js": script,
    "assets/kitchen-7.svg": "<svg/>"
  }
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
}

const hashesOf = (contents: ReadonlyArray<string>) =>
  contents.map((content) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`).join(" ")

describe("the interface", () => {
  let app: RunningApp
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "contractors-ui-"))
    writeBuild(folder)
    app = await startApp({
      ui: {
        files: [assets(folder)],
        pages: renderedPages({ folder, renderer, facts }),
        previews: () => (_, next) => next()
      }
    })
  })
  afterAll(async () => {
    await app.stop()
    rmSync(folder, { recursive: true })
  })

  it.each(pagePaths)("has a page at %s", async (path) => {
    const { body, headers, status } = await app.client().get<string>(path.replace(":id", crypto.randomUUID()))
    expect(status).toBe(200)
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
    expect(headers.get("cache-control")).toBe("no-cache")
    expect(body).toContain("<title>Best Contractors</title>")
  })

  it.each(["/nothing", "/services/nothing", "/provider", "/index.html", "/healthz/x", "/apis"])(
    "has the not-found screen at %s, with status 404",
    async (path) => {
      const { body, headers, status } = await app.client().get<string>(path)
      expect(status).toBe(404)
      expect(headers.get("content-type")).toBe("text/html; charset=utf-8")
      expect(body).toContain("<title>Best Contractors</title>")
    }
  )

  it("lets a page have the elements that it came with, and no others", async () => {
    const { body, headers } = await app.client().get<string>("/")
    const policy = headers.get("content-security-policy") ?? ""
    const scripts = [...body.matchAll(/<script>([^<]*)/g)].map(([, content = ""]) => content)
    expect(scripts).toHaveLength(1)
    expect(policy).toContain(`script-src 'self' ${hashesOf(scripts)};`)
    expect(policy).toContain(`style-src 'self' ${hashesOf(["", "b {}", "i {}"])};`)
    expect(body.match(/<style[^>]*>[^<]*/g)).toEqual(["<style>b {}", "<style data-emotion>i {}"])
  })

  it("has no script of its own where the browser draws the page", async () => {
    const { body, headers } = await app.client().get<string>("/dashboard")
    expect(body).not.toContain("<script>")
    expect(headers.get("content-security-policy")).toContain("script-src 'self';")
  })

  const needsScripts =
    "<noscript><p>This page needs JavaScript, which is off in your browser. " +
    'You can still read <a href="/">our public pages</a>.</p></noscript>'

  it.each([
    "/dashboard",
    "/start-project",
    "/forgot-password",
    "/reset-password",
    "/confirm-email",
    "/admin/audit"
  ])("says at %s, which the browser draws, that it needs JavaScript", async (path) => {
    const { body } = await app.client().get<string>(path)
    expect(body).toContain(`<div id="root"></div>${needsScripts}`)
  })

  it.each(["/", "/login", "/services", "/nothing"])(
    "says nothing of JavaScript at %s, which can be read without",
    async (path) => expect((await app.client().get<string>(path)).body).not.toContain("noscript")
  )

  it("spares a browser the page that it has", async () => {
    const { body, headers } = await app.client().get<string>("/services")
    const etag = headers.get("etag") ?? "none"
    const again = await raw(app.url, "/services", { "if-none-match": etag })
    expect(again).toMatchObject({ status: 304, body: Buffer.from("") })
    const packed = await raw(app.url, "/services", { "accept-encoding": "gzip, br" })
    expect(packed.encoding).toBe("br")
    expect(brotliDecompressSync(packed.body).toString()).toBe(body)
    expect((await raw(app.url, "/services", { "accept-encoding": "gzip" })).encoding).toBe("gzip")
  })

  it.each([undefined, "gzip, br", "gzip", "identity"])(
    "names to caches what a page goes by, with it and where it is spared, to whoever accepts %s",
    async (accepted) => {
      const headers = accepted === undefined ? undefined : { "accept-encoding": accepted }
      for (const known of [false, true, true]) {
        const { etag = "none" } = await raw(app.url, "/services/roofing", headers)
        const answer = await raw(app.url, "/services/roofing", {
          ...headers,
          ...(known && { "if-none-match": etag })
        })
        expect([answer.status, answer.headers.vary]).toEqual([known ? 304 : 200, "Accept-Encoding, Cookie"])
      }
    }
  )

  it("tells the browser facts in the page's head, whatever characters they hold", async () => {
    const { body } = await app.client().get<string>("/login")
    expect(body).toContain(
      '<meta name="demo-accounts" content="[{&quot;email&quot;:&quot;&lt;olivia&gt;&amp;co&quot;}]" />'
    )
  })

  it("says how long a page took to be made, which is not the line's fault", async () => {
    const { headers } = await app.client().get("/login")
    expect(headers.get("server-timing")).toMatch(/^render;dur=\d+$/)
  })

  it("gives the browser what was rendered, and its data", async () => {
    const { body } = await app.client().get<string>("/login")
    expect(body).toContain('<div id="root"><b>hello</b></div>')
    expect(body).toContain('<script type="application/json" id="page-state">{}</script>')
  })

  const code = [
    '<link class="library" rel="modulepreload" crossorigin href="/assets/react-0.js">',
    '<link rel="modulepreload" crossorigin href="/assets/start-4.js">',
    '<link id="program" rel="modulepreload" crossorigin href="/assets/index-abc123.js">',
    '<link rel="modulepreload" crossorigin href="/assets/shared-1.js">',
    '<link rel="modulepreload" crossorigin href="/assets/screen-2.js">'
  ].join("")

  it("names the code of a page, in its order, for its start to fetch once the page is painted", async () => {
    const { body } = await app.client().get<string>("/login")
    expect(body.match(/<script type="module".*?>/g)).toEqual([
      '<script type="module" fetchpriority="low" crossorigin src="/assets/start-4.js">'
    ])
    expect(body).toContain(
      `<template id="page-code"><link class="font" rel="preload" ${fontAttributes}${code}</template>`
    )
    expect(body.split('rel="preload"')).toHaveLength(2)
    expect(body.split('rel="modulepreload"')).toHaveLength(6)
  })

  it("has the code fetched at once where a page waits to be drawn by it", async () => {
    const { body } = await app.client().get<string>("/dashboard")
    expect(body).toContain('<div id="root"></div>')
    expect(body).toContain('<script type="module" crossorigin src="/assets/index-abc123.js">')
    expect(body).toContain(code)
    expect(body).toContain(`<link rel="preload" ${fontAttributes}`)
    expect(body).not.toContain("<template")
  })

  it("answers HEAD as GET, without the page", async () => {
    const { body, status } = await app.client().send<string>("HEAD", "/services")
    expect({ body, status }).toEqual({ body: "", status: 200 })
  })

  it("takes nothing but GET and HEAD at its pages", async () => {
    const { headers, status } = await app.client().post("/login")
    expect(status).toBe(405)
    expect(headers.get("allow")).toBe("GET, HEAD")
  })

  it("sends files with a hash in their name to be kept for ever, icons for a day, others for an hour", async () => {
    const client = app.client()
    const asset = await client.get<string>("/assets/index-abc123.js")
    expect(asset.body).toBe(script)
    expect(asset.headers.get("content-type")).toContain("javascript")
    expect(asset.headers.get("cache-control")).toBe("public, max-age=31536000, immutable")
    const notes = await client.get<string>("/notes.txt")
    expect(notes).toMatchObject({ status: 200, body: "A note" })
    expect(notes.headers.get("cache-control")).toBe("public, max-age=3600")
    const icon = await client.get("/favicon.ico")
    expect(icon.headers.get("cache-control")).toBe("public, max-age=86400")
  })

  it.each(["/og-image.png", "/favicon.ico", "/notes.txt"])(
    "spares whoever has %s, by its content or by its day",
    async (path) => {
      const { body, headers } = await raw(app.url, path)
      const { etag = "none", "last-modified": day = "never" } = headers
      for (const known of [{ "if-none-match": etag }, { "if-modified-since": day }]) {
        const again = await raw(app.url, path, known)
        expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([
          304,
          0,
          headers["cache-control"]
        ])
      }
      expect((await raw(app.url, path, { "if-none-match": '"another"' })).body).toEqual(body)
    }
  )

  it("lets other sites show the site's picture, and no other file", async () => {
    const { headers } = await app.client().get("/og-image.png")
    expect(headers.get("cross-origin-resource-policy")).toBe("cross-origin")
    expect(headers.get("x-content-type-options")).toBe("nosniff")
  })

  it("says of documents what only documents need, of parts of pages what they are", async () => {
    const client = app.client()
    const namesOf = async (path: string) => {
      const { headers } = await client.get(path)
      expect(headers.get("x-content-type-options")).toBe("nosniff")
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin")
      return ["content-security-policy", "x-frame-options", "cross-origin-opener-policy"].filter((name) =>
        headers.has(name)
      )
    }
    expect(await namesOf("/assets/index-abc123.js")).toEqual([])
    expect(await namesOf("/assets/font-def456.woff2")).toEqual([])
    expect(await namesOf("/assets/kitchen-7.svg")).toEqual(["content-security-policy", "x-frame-options"])
    expect(await namesOf("/notes.txt")).toHaveLength(3)
    expect(await namesOf("/services")).toHaveLength(3)
  })

  it("sends them as the build has packed them", async () => {
    const path = "/assets/index-abc123.js"
    const best = await raw(app.url, path, { "accept-encoding": "gzip, deflate, br" })
    expect(best.encoding).toBe("br")
    expect(brotliDecompressSync(best.body).toString()).toBe(script)
    expect((await raw(app.url, path, { "accept-encoding": "gzip" })).encoding).toBe("gzip")
    expect((await raw(app.url, path)).body.toString()).toBe(script)
    const font = await raw(app.url, "/assets/font-def456.woff2", { "accept-encoding": "gzip, br" })
    expect(font).toMatchObject({ status: 200, encoding: undefined })
  })

  it.each(["*;q=0", "identity;q=0"])(
    "sends pages and files as they are to whoever accepts %s",
    async (accepted) => {
      for (const path of ["/services", "/services/nothing", "/assets/index-abc123.js", "/notes.txt"]) {
        const answer = await raw(app.url, path, { "accept-encoding": accepted })
        expect(answer).toMatchObject({ status: path.endsWith("nothing") ? 404 : 200, encoding: undefined })
        expect(answer.body.equals((await raw(app.url, path)).body)).toBe(true)
      }
    }
  )

  it("answers for a missing file with 404 and no page, so that no browser runs one as a script", async () => {
    const { body, headers, status } = await app.client().get<string>("/assets/index-old.js")
    expect({ body, status }).toEqual({ body: "Not found", status: 404 })
    expect(headers.get("cache-control")).toBe("no-store")
  })

  it("lets nobody keep the failure where a file has gone", async () => {
    rmSync(join(folder, "assets/gone-8.js"))
    const { headers, status } = await app.client().get("/assets/gone-8.js")
    expect([status, headers.get("cache-control")]).toEqual([500, null])
  })

  it.each([
    "/.vite/manifest.json",
    "/assets/index-abc123.js.br",
    "/../package.json",
    "/assets/../../package.json",
    "/assets/..%2f..%2fpackage.json",
    "/%2e%2e/package.json",
    "/assets/%00",
    "//etc/passwd",
    "/%E0%A4%A"
  ])("gives nothing away at %s", async (path) => {
    const { body, status } = await raw(app.url, path)
    expect(status).toBe(404)
    expect(body.toString()).not.toMatch(/"name"|root:/)
  })
})
