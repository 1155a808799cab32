import { randomUUID } from "node:crypto"
import { brotliDecompressSync, gunzipSync } from "node:zlib"

import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import type { AppServices } from "#adapters/http-koa/app-ports.ts"
import { type EndpointKey, endpoints, isEndpointKey } from "#ports/http/endpoints.ts"
import type { MarketplaceLoader } from "#ports/marketplace-loader.ts"
import type { Client } from "#tests/support/app/client.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { seedProviders } from "#tests/support/seed.ts"

import { aSignedInHomeowner } from "../accounts/people.ts"
import { sendCall, writingCalls } from "../marketplace/writing-calls.ts"

let app: RunningApp
beforeEach(async () => {
  app = await startApp()
})
afterEach(() => app.stop())

const austin = { place: "tx/austin", latitude: 30.25, longitude: -97.75 }

/** The paths of all cached endpoints, for every thing that exists, and some searches. */
const addresses = async (): Promise<ReadonlyArray<string>> => {
  const { body } = await app.client().get<ReadonlyArray<{ readonly id: string }>>("/api/providers?limit=50")
  const parts: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    [":providerId", body.map(({ id }) => id)],
    [":state", ["tx"]],
    [":city", ["austin"]],
    [":category", ["plumbing"]]
  ]
  const filled = (paths: ReadonlyArray<string>, [name, values]: (typeof parts)[number]) =>
    paths.flatMap((path) => (path.includes(name) ? values.map((value) => path.replace(name, value)) : [path]))
  const kept = Object.keys(endpoints).filter(
    (key): key is EndpointKey => isEndpointKey(key) && endpoints[key].keptFor !== null
  )
  const all = kept.flatMap((key) => parts.reduce(filled, [key.replace("GET ", "")]))
  const searches = [
    "service=plumbing",
    "service=plumber+in+austin",
    "specialty=plumbing&isLicensed=true",
    "within=25&zipCode=78704"
  ]
  return [...all, ...searches.map((search) => `/api/providers?${search}`)]
}

/** Another server on the same ports, with an empty cache. */
const anotherServer = async () => {
  const ports = await app.run(Effect.context<AppServices | MarketplaceLoader>())
  return startApp({ change: () => Layer.succeedContext(ports) })
}

/** The answers that a client gets at all paths. */
const readAll = async (client: Client, paths: ReadonlyArray<string>) =>
  Promise.all(
    paths.map(async (path) => {
      const { body, headers, status } = await client.get<unknown>(path)
      return { path, status, body, total: headers.get("x-total-count") }
    })
  )

describe("After each call that writes", () => {
  it.each(Object.keys(writingCalls))("what visitors are told is what is there: %s", async (key) => {
    await app.run(seedProviders([austin, austin, austin]))
    const prepared = await writingCalls[key]?.(app)
    if (prepared === undefined) throw new Error(`Nothing is prepared for ${key}`)
    const paths = await addresses()
    const visitor = app.client()
    await readAll(visitor, paths)
    await readAll(visitor, paths)
    await sendCall(prepared)
    const other = await anotherServer()
    expect(await readAll(visitor, paths)).toEqual(await readAll(other.client(), paths))
    await other.stop()
  })
})

const ask = (path: string, headers: Readonly<Record<string, string>> = {}) => raw(app.url, path, headers)

const readIn = async (coding: string) => {
  const { body, headers } = await ask("/api/providers", { "accept-encoding": coding })
  return [headers["content-encoding"], body] as const
}

describe("What all who ask are answered alike", () => {
  it("has a name, by which who has it already is told so", async () => {
    await app.run(seedProviders([austin, austin, austin]))
    const { body, headers, status } = await ask("/api/providers")
    expect([status, headers["cache-control"], headers.vary]).toEqual([
      200,
      "no-cache",
      expect.stringMatching(/Cookie/)
    ])
    const etag = String(headers.etag)
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const again = await ask("/api/providers", { "if-none-match": etag })
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag])
    expect(body.length).toBeGreaterThan(1_024)
  })

  it("is the same in every coding", async () => {
    await app.run(seedProviders([austin, austin, austin]))
    await readIn("identity")
    const [plain, zipped, br] = [await readIn("identity"), await readIn("gzip"), await readIn("br")]
    expect([plain[0], zipped[0], br[0]]).toEqual([undefined, "gzip", "br"])
    expect(gunzipSync(zipped[1])).toEqual(plain[1])
    expect(brotliDecompressSync(br[1])).toEqual(plain[1])
  })

  it("is also theirs who are signed in, and no proxy's then", async () => {
    await app.run(seedProviders([austin, austin, austin]))
    const { client } = await aSignedInHomeowner(app)
    const path = "/api/providers?specialty=Plumbing"
    const seen = async (who: Client) => {
      const { headers } = await who.get(path)
      return ["x-total-count", "etag", "cache-control"].map((name) => headers.get(name))
    }
    const [total, etag, caching] = await seen(client)
    expect([total, caching]).toEqual(["3", "private, no-cache"])
    // Bypasses the use cases, so that the cache is not invalidated.
    await app.run(seedProviders([austin]))
    for (const who of [client, client, app.client(), app.client(), app.client(), client]) {
      expect(await seen(who)).toEqual([total, etag, who === client ? caching : "no-cache"])
    }
  })

  it("speaks of TLS to those alone who came by it", async () => {
    const proxied = await startApp({ trustProxy: true })
    const tlsOf = async (scheme: string) => {
      const { headers } = await proxied.client().get("/api/categories", { "x-forwarded-proto": scheme })
      return headers.get("strict-transport-security") !== null
    }
    const told: Array<boolean> = []
    for (const scheme of ["https", "https", "https", "http", "https"]) told.push(await tlsOf(scheme))
    await proxied.stop()
    expect(told).toEqual([true, true, true, false, true])
  })

  it("is cached nowhere where it ends the cookies of whoever asks", async () => {
    const cookie = "session=nobodys; session.sig=wrong"
    const { headers } = await app.client().get("/api/categories", { cookie })
    expect(headers.getSetCookie().join()).toContain("session.sig=;")
    expect(headers.get("cache-control")).toBe("no-store")
  })

  it("is not theirs who are signed in, where it goes by who asks", async () => {
    const [provider] = await app.run(seedProviders([austin]))
    const path = `/api/providers/${provider?.id}`
    const { client } = await aSignedInHomeowner(app)
    await app.client().get(path)
    const { headers } = await client.get(path)
    expect([headers.get("cache-control"), headers.get("etag")]).toEqual(["no-store", null])
  })

  it("is kept by what is asked for, however the address puts it", async () => {
    await app.run(seedProviders([austin, austin, austin]))
    const ways = [
      "specialty=Plumbing&limit=1",
      "limit=1&specialty=Plumbing",
      "specialty=Plumbing&limit=1&service=&utm_source=mail",
      `${randomUUID()}&limit=1&specialty=Plumbing&sortBy=`
    ].map((query) => `/api/providers?${query}`)
    const totals = () => Promise.all(ways.map(async (way) => (await ask(way)).headers["x-total-count"]))
    await ask(ways[0] ?? "")
    // Bypasses the use cases: the cache is not invalidated, so that an old answer shows that it was cached.
    await app.run(seedProviders([austin]))
    expect(await totals()).toEqual(["3", "3", "3", "3"])
    const next = await Promise.all(ways.map(async (way) => (await ask(way)).headers.link))
    expect(new Set(next)).toEqual(
      new Set(['</api/providers?specialty=Plumbing&limit=1&offset=1>; rel="next"'])
    )
    const { headers } = await ask("/api/providers?limit=1")
    expect(headers["x-total-count"]).toBe("4")
  })

  it("is kept nowhere without memory for it", async () => {
    const forgetful = await startApp({ keptMegabytes: 0 })
    const total = async () => (await raw(forgetful.url, "/api/providers")).headers["x-total-count"]
    for (const there of ["1", "2"]) {
      // Bypasses the use cases.
      await forgetful.run(seedProviders([austin]))
      expect([await total(), await total()]).toEqual([there, there])
    }
    await forgetful.stop()
  })

  it("is said anew each time where it is no success", async () => {
    const { headers, status } = await ask(`/api/providers/${randomUUID()}`)
    expect([status, headers.etag, headers["cache-control"]]).toEqual([404, undefined, "no-store"])
  })
})
