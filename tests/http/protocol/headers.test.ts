import { brotliDecompressSync, gunzipSync } from "node:zlib"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProvider } from "#tests/support/builders.ts"
import { seedMarketplace } from "#tests/support/seed.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"

const policyOf = (headers: Headers) =>
  Object.fromEntries(
    (headers.get("content-security-policy") ?? "").split(";").map((directive) => {
      const [name = "", ...sources] = directive.trim().split(" ")
      return [name, sources.join(" ")]
    })
  )

describe("headers", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
    await app.run(seedMarketplace({ providers: Array.from({ length: 20 }, () => aProvider()) }))
  })
  afterAll(() => app.stop())

  it("forbid browsers everything from elsewhere, inline scripts and frames", async () => {
    const { headers } = await app.client().get("/api/me")
    expect(policyOf(headers)).toMatchObject({
      "default-src": "'self'",
      "script-src": "'self'",
      "script-src-attr": "'none'",
      "object-src": "'none'",
      "base-uri": "'none'",
      "frame-ancestors": "'none'",
      "form-action": "'self'"
    })
    expect(headers.get("content-security-policy")).not.toMatch(/unsafe|https?:|\*|upgrade-insecure/)
    expect(headers.get("x-content-type-options")).toBe("nosniff")
    expect(headers.get("x-frame-options")).toBe("DENY")
    expect(headers.get("referrer-policy")).toBe("same-origin")
    expect(headers.get("x-powered-by")).toBeNull()
  })

  it("keep answers of the API out of caches", async () => {
    const client = app.client()
    const answers = [
      await client.get("/api/me"),
      await client.get("/api/none"),
      await client.post("/api/auth/logout")
    ]
    expect(answers.map(({ headers }) => headers.get("cache-control"))).toEqual([
      "no-store",
      "no-store",
      "no-store"
    ])
  })

  it("speak of TLS only behind it: strict transport, secure cookies", async () => {
    const proxied = await startApp({ trustProxy: true })
    const { account } = await aSignedInHomeowner(proxied)
    const signIn = (headers: Record<string, string>) =>
      proxied
        .client()
        .post("/api/auth/login", { email: account.email, password: "correct horse battery" }, headers)
    const plain = await signIn({})
    const secure = await signIn({ "x-forwarded-proto": "https" })
    await proxied.stop()
    expect(plain.headers.get("strict-transport-security")).toBeNull()
    expect(plain.headers.getSetCookie().join()).not.toContain("secure")
    expect(secure.headers.get("strict-transport-security")).toBe("max-age=31536000")
    expect(secure.headers.getSetCookie().every((cookie) => cookie.includes("; secure"))).toBe(true)
  })

  it("believe nobody who only claims to be a proxy", async () => {
    const { headers } = await app
      .client()
      .get("/api/me", { "x-forwarded-proto": "https", "x-request-id": "chosen-by-me" })
    expect(headers.get("strict-transport-security")).toBeNull()
    expect(headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  })

  it("carry the proxy's request id on, if it is well-formed", async () => {
    const proxied = await startApp({ trustProxy: true })
    const idFor = async (given: string) =>
      (await proxied.client().get("/api/me", { "x-request-id": given })).headers.get("x-request-id")
    expect(await idFor("edge-0123456789")).toBe("edge-0123456789")
    expect(await idFor('x"} {"level":"fatal')).toMatch(/^[0-9a-f-]{36}$/)
    await proxied.stop()
  })

  it.each([
    ["br", brotliDecompressSync],
    ["gzip", gunzipSync]
  ])("offer %s to whoever takes it", async (encoding, unpack) => {
    const url = `${app.url}/api/providers`
    const whole = await (await fetch(url, { headers: { "accept-encoding": "identity" } })).text()
    // Node's own client, because fetch decompresses by itself.
    const { get } = await import("node:http")
    const packed = await new Promise<{ encoding: string | undefined; body: Buffer }>((done) => {
      get(url, { headers: { "accept-encoding": encoding } }, (response) => {
        const chunks: Array<Buffer> = []
        response.on("data", (chunk: Buffer) => chunks.push(chunk))
        response.on("end", () =>
          done({ encoding: response.headers["content-encoding"], body: Buffer.concat(chunks) })
        )
      })
    })
    expect(packed.encoding).toBe(encoding)
    expect(packed.body.length).toBeLessThan(whole.length / 4)
    expect(unpack(packed.body).toString()).toBe(whole)
  })

  it.each([
    "*;q=0",
    "identity;q=0",
    "identity;q=0, *;q=0",
    "zstd, *;q=0",
    "deflate, identity;q=0",
    "br;q=x",
    ";;,,q"
  ])("send an answer as it is to whoever accepts %s and nothing that is there", async (accepted) => {
    const whole = await raw(app.url, "/api/providers")
    const answer = await raw(app.url, "/api/providers", { "accept-encoding": accepted })
    expect(answer).toMatchObject({ status: 200, encoding: undefined })
    expect(answer.body.length).toBe(whole.body.length)
  })

  it("leave small answers, and those of whoever does not ask, as they are", async () => {
    const small = await fetch(`${app.url}/api/me`, { headers: { "accept-encoding": "br" } })
    const unasked = await fetch(`${app.url}/api/providers`, { headers: { "accept-encoding": "identity" } })
    expect([small, unasked].map(({ headers }) => headers.get("content-encoding"))).toEqual([null, null])
    await Promise.all([small.text(), unasked.text()])
  })
})
