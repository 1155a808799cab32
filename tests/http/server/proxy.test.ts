import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { startCaddy } from "#tests/support/app/caddy.ts"
import { Client } from "#tests/support/app/client.ts"
import { openStream } from "#tests/support/app/event-stream.ts"
import { raw } from "#tests/support/app/raw.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aProjectRequest, aRegistration } from "#tests/support/builders.ts"

/** Caddy before so many servers; each has a store of its own. */
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
    // The next sign of life, which would push it on, is 25 seconds away.
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
})
