import { afterAll, beforeAll, describe, expect, it } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

describe("requests from other sites", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  const logout = (headers: Record<string, string>) =>
    app.client().post<Problem>("/api/auth/logout", {}, headers)
  const otherPort = () => app.url.replace(/\d+$/, (port) => String(Number(port) - 1))

  it.each([
    ["another site", () => ({ origin: "https://evil.example" })],
    ["another port", () => ({ origin: otherPort() })],
    ["another scheme", () => ({ origin: app.url.replace("http", "https") })],
    ["a site with our name in it", () => ({ origin: `${app.url}.evil.example` })],
    ["nowhere", () => ({ origin: "null" })],
    ["a page that a browser calls cross-site", () => ({ "sec-fetch-site": "cross-site" })],
    ["a page that a browser calls same-site", () => ({ "sec-fetch-site": "same-site", origin: app.url })],
    [
      "a page that claims a proxy",
      () => ({ origin: "https://evil.example", "x-forwarded-host": "evil.example" })
    ]
  ])("change nothing when they come from %s", async (_, headers) => {
    const { body, status } = await logout(headers())
    expect({ code: body.code, status }).toEqual({ code: "ForeignOrigin", status: 403 })
  })

  it.each([
    ["our own page", () => ({ origin: app.url, "sec-fetch-site": "same-origin" })],
    ["the address bar", () => ({ "sec-fetch-site": "none" })],
    ["no browser", () => ({})]
  ])("are let through when they come from %s", async (_, headers) => {
    expect((await logout(headers())).status).toBe(200)
  })

  it("are told apart by the name under which they reach this server", async () => {
    const url = app.url.replace("127.0.0.1", "localhost")
    const from = async (origin: string) =>
      (await new Client(url).post("/api/auth/logout", {}, { origin })).status
    expect(await from(url)).toBe(200)
    expect(await from(app.url)).toBe(403)
  })

  it("may read", async () => {
    const { status } = await app.client().get("/api/categories", { origin: "https://evil.example" })
    expect(status).toBe(200)
  })

  it("are told apart by what the proxy says, behind one", async () => {
    const proxied = await startApp({ trustProxy: true })
    const headers = { "x-forwarded-proto": "https", "x-forwarded-host": "contractors.example" }
    const from = async (origin: string) =>
      (await proxied.client().post("/api/auth/logout", {}, { ...headers, origin })).status
    expect(await from("https://contractors.example")).toBe(200)
    expect(await from("http://contractors.example")).toBe(403)
    expect(await from(proxied.url)).toBe(403)
    await proxied.stop()
  })
})
