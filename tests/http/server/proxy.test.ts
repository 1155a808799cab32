import { createServer, type IncomingHttpHeaders } from "node:http"

import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { startCaddy } from "#tests/support/app/caddy.ts"
import { Client } from "#tests/support/app/client.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { listenAnywhere } from "#tests/support/app/listen-anywhere.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProjectRequest, aRegistration } from "#tests/support/builders.ts"

/** Caddy in front of so many servers, each with a store of its own. */
const behindCaddy = (servers: number) => {
  let apps: ReadonlyArray<RunningApp> = []
  let caddy: Awaited<ReturnType<typeof startCaddy>> | undefined
  beforeAll(async () => {
    apps = await Promise.all(Array.from({ length: servers }, () => startApp({ trustProxy: true })))
    caddy = await startCaddy(...apps.map(({ url }) => url))
  })
  afterAll(async () => {
    await caddy?.stop()
    await Promise.all(apps.map((app) => app.stop()))
  })
  return { apps: () => apps, url: () => caddy?.url ?? "" }
}

describe("Caddy before two servers", { timeout: 60_000 }, () => {
  const { apps, url } = behindCaddy(2)
  const ask = async () => (await new Client(url()).get("/api/categories")).status

  it("asks both, and goes on with one where the other is gone", async () => {
    const both = await Promise.all(Array.from({ length: 20 }, ask))
    for (const { logLines } of apps()) expect(logLines.join("")).toContain("/api/categories")
    const gone = apps()[0]?.stop()
    const meanwhile = await Promise.all(Array.from({ length: 20 }, ask))
    await gone
    const afterwards = await Promise.all(Array.from({ length: 20 }, ask))
    expect(new Set([...both, ...meanwhile, ...afterwards])).toEqual(new Set([200]))
  })
})

describe("Caddy before a server", { timeout: 60_000 }, () => {
  const { url } = behindCaddy(1)

  it("passes events on at once, to who signs in under the address of the proxy", async () => {
    const person = new Client(url())
    const own = { origin: url() }
    expect((await person.post("/api/auth/register", aRegistration(), own)).status).toBe(201)
    const stream = await openStream(person, { "accept-encoding": "gzip" })
    expect(stream.headers.get("content-encoding")).toBeNull()
    const sent = person.post("/api/projects", aProjectRequest(), own)
    // The next heartbeat, which would flush a buffered event, is 25 seconds away.
    expect((await stream.next()).kind).toBe("project")
    expect((await sent).status).toBe(201)
    stream.leave()
  })

  it("takes nobody's word for where he comes from, and packs what is not packed", async () => {
    const told = { "x-forwarded-host": "evil.example", "accept-encoding": "gzip" }
    const answer = await raw(url(), "/robots.txt", told)
    expect(answer.body.toString()).not.toContain("evil.example")
    expect((await raw(url(), "/api/categories", told)).encoding).toBe("gzip")
  })

  it("lets no visitor name a request: the log could be filled with one number", async () => {
    const named = "a-name-of-the-visitor"
    const { headers } = await raw(url(), "/api/categories", { "x-request-id": named })
    expect(headers["x-request-id"]).toMatch(/^[\w-]{8,64}$/)
    expect(headers["x-request-id"]).not.toBe(named)
  })

  it("passes nothing on that says which trace a request belongs to", async () => {
    const heard: Array<IncomingHttpHeaders> = []
    const server = createServer(({ headers }, response) => {
      heard.push(headers)
      response.end()
    })
    const port = await listenAnywhere(server)
    const caddy = await startCaddy(`http://127.0.0.1:${port}`)
    const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-00"
    await raw(caddy.url, "/", { traceparent, tracestate: "pros=1", "x-request-id": "12345678", "x-own": "1" })
    await caddy.stop()
    server.close()
    const asked = heard.find((headers) => headers["x-own"] === "1")
    expect(Object.keys(asked ?? {})).toContain("x-forwarded-for")
    for (const name of ["traceparent", "tracestate", "x-request-id"]) expect(asked).not.toHaveProperty(name)
  })
})
