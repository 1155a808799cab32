import { connect } from "node:net"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { raw } from "#tests/support/app/raw.ts"
import { openRenderedUi } from "#tests/support/app/rendered-ui.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

const longest = `${"a".repeat(63)}.`.repeat(4).slice(0, 253)

const hosts = [
  "localhost",
  "localhost:3000",
  "127.0.0.1:65535",
  "[::1]",
  "[2001:db8::7]:443",
  "www.Example-Pros.com",
  "pros_internal.svc.cluster.local:80",
  "example.com.",
  longest
]

const noHosts = [
  " ",
  "$'",
  "$'".repeat(3_000),
  "example.com$&",
  '"><script>alert(1)</script>',
  "a,b",
  "user@example.com",
  "example.com/path",
  "example.com:",
  "example.com:70000",
  "example.com:80:80",
  "exam ple.com",
  "münchen.example",
  "example..com",
  ".",
  "1.2.3.999",
  "::1",
  "[::1",
  "[::1%25eth0]",
  "[example.com]",
  `a${longest}`
]

const everywhere = [
  "/",
  "/providers",
  "/api/me",
  "/api/none",
  "/robots.txt",
  "/sitemap.xml",
  "/healthz",
  "/x"
]

const shortened = (text: string) => text.slice(0, 40)

describe("A request's Host", () => {
  const { remove, ui } = openRenderedUi()
  let app: RunningApp
  let proxied: RunningApp
  beforeAll(async () => {
    app = await startApp({ ui })
    proxied = await startApp({ ui, trustProxy: true })
  })
  afterAll(async () => {
    await app.stop()
    await proxied.stop()
    remove()
  })

  const forwarded = (host: string) => raw(proxied.url, "/robots.txt", { "x-forwarded-host": host })

  it.each(hosts)("may be %s", async (host) => {
    expect((await raw(app.url, "/api/me", { host })).status).toBe(200)
    expect((await raw(proxied.url, "/api/me", { "x-forwarded-host": host })).status).toBe(200)
  })

  it.each(noHosts.map((host) => [shortened(host), host]))("is refused as %j", async (_, host) => {
    const { body, status } = await raw(app.url, "/providers", { host: Buffer.from(host).toString("latin1") })
    expect(status).toBe(400)
    expect(JSON.parse(body.toString())).toEqual({
      type: "about:blank",
      title: "Bad Request",
      status: 400,
      code: "BadHost",
      detail: "The Host of this request is not the name of a host."
    })
  })

  it.each(everywhere)("is looked at before anything is done at %s", async (path) => {
    const { body, status, type } = await raw(app.url, path, { host: "$'" })
    expect({ status, type }).toEqual({ status: 400, type: "application/problem+json" })
    expect(body.length).toBeLessThan(1_000)
  })

  it("is what the proxy names it, where one is trusted, and is looked at like any other", async () => {
    expect((await forwarded("$'")).status).toBe(400)
    expect((await forwarded("user@pros.example")).status).toBe(400)
    expect((await forwarded("pros.example, inner.example")).body.toString()).toContain(
      "Sitemap: http://pros.example/sitemap.xml"
    )
    expect((await raw(app.url, "/robots.txt", { "x-forwarded-host": "$'" })).status).toBe(200)
  })

  it("may be missing from a check of health over HTTP/1.0", async () => {
    const { hostname, port } = new URL(app.url)
    const socket = connect(Number(port), hostname)
    socket.end("GET /healthz HTTP/1.0\r\n\r\n")
    let answer = ""
    for await (const piece of socket) answer += String(piece)
    expect(answer).toMatch(/^HTTP\/1\.1 200 /)
  })

  it("is not to be had from a whole address that is none", async () => {
    expect((await raw(app.url, "http://[/")).status).toBe(400)
    expect((await raw(app.url, "http://pros.example/api/me")).status).toBe(200)
    expect(app.logLines.join("")).not.toContain('"level":"error"')
  })

  it("belongs to a scheme that is HTTP's, whatever the proxy says", async () => {
    const { body } = await raw(proxied.url, "/robots.txt", {
      host: "pros.example",
      "x-forwarded-proto": "javascript"
    })
    expect(body.toString()).toContain("Sitemap: http://pros.example/sitemap.xml")
  })
})
