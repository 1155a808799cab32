import * as fc from "fast-check"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { bodies, cookieCharacters, encoded, names, pathCharacters, paths, statusOf } from "./anything.ts"

const runs = { numRuns: 150 }

describe("whatever comes", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  it("as a query is answered with 200, 404 or 422", async () => {
    const query = fc.array(fc.tuple(fc.constantFrom(...names), encoded), { maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...paths), query, async (path, parameters) => {
        const text = parameters.map(([name, value]) => `${name}=${value}`).join("&")
        expect([200, 404, 422]).toContain(await statusOf(app.url, `${path}?${text}`))
      }),
      runs
    )
  })

  it("as a path is answered with 404 or 405", async () => {
    const printable = fc.string({ unit: fc.constantFrom(...pathCharacters) })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("/api/", "/api/providers/", "/api/reviews/"),
        printable,
        async (path, rest) => {
          fc.pre(rest !== "")
          expect([404, 405]).toContain(await statusOf(app.url, path + rest))
        }
      ),
      runs
    )
  })

  it("as a path to what is one's own is answered with 401, 404 or 405", async () => {
    const printable = fc.string({ unit: fc.constantFrom(...pathCharacters) })
    const owned = fc.constantFrom("/api/quotes/", "/api/projects/", "/api/conversations/")
    await fc.assert(
      fc.asyncProperty(owned, printable, async (path, rest) => {
        fc.pre(rest !== "")
        expect([401, 404, 405]).toContain(await statusOf(app.url, path + rest))
      }),
      runs
    )
  })

  it("as a cookie signs nobody in", async () => {
    const cookie = fc.string({ unit: fc.constantFrom(...cookieCharacters) })
    await fc.assert(
      fc.asyncProperty(cookie, async (text) => {
        expect(await statusOf(app.url, "/api/quotes", { cookie: `session=${text}` })).toBe(401)
      }),
      runs
    )
  })

  it("as a header is answered with less than 500, the answer or why there is none", async () => {
    const headers = fc.constantFrom(
      "accept-encoding",
      "content-type",
      "host",
      "idempotency-key",
      "if-none-match",
      "last-event-id",
      "range",
      "x-forwarded-for",
      "x-forwarded-host",
      "x-forwarded-proto"
    )
    const parts = fc.constantFrom(
      ...Array.from(",;=*\"'$&:.[]/ -"),
      "q",
      "0",
      "br",
      "gzip",
      "identity",
      "a.example"
    )
    const values = fc.array(parts, { maxLength: 12 }).map((some) => some.join("").trim())
    const proxied = await startApp({ trustProxy: true })
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom("/api/openapi.json", "/robots.txt", "/api/events", "/nothing"),
        headers,
        values,
        async (path, header, value) => {
          expect(await statusOf(proxied.url, path, { [header]: value })).toBeLessThan(500)
        }
      ),
      { numRuns: 300 }
    )
    await proxied.stop()
  })

  it("as a body is answered with 400 or 422", async () => {
    const { client } = await aSignedInHomeowner(app)
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bodies.slice(2)),
        fc.jsonValue({ maxDepth: 3 }),
        async (path, body) => {
          expect([400, 422]).toContain((await client.post(path, JSON.stringify(body))).status)
        }
      ),
      runs
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...bodies.slice(0, 2)),
        fc.jsonValue({ maxDepth: 3 }),
        async (path, body) => {
          expect([400, 422]).toContain((await app.client().post(path, JSON.stringify(body))).status)
        }
      ),
      runs
    )
  })
})
