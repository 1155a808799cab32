import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp, testSecret } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner } from "./people.ts"
import { attributes, idOf, isSignedIn, keyOf } from "./session-keys.ts"

describe("sessions", () => {
  let app: RunningApp
  beforeEach(async () => {
    app = await startApp()
  })
  afterEach(() => app.stop())

  it.each([
    [
      "a key nobody signed",
      (cookie: string) => `session=${crypto.randomUUID()}; session.sig=${cookie.slice(-27)}`
    ],
    ["another signature", (cookie: string) => `${cookie.slice(0, -2)}zz`],
    ["no signature", (cookie: string) => cookie.split(";")[0] ?? ""],
    ["garbage", () => 'session=%00%ff";=;;; session.sig=~'],
    ["an empty cookie", () => "session=; session.sig="],
    ["a giant", () => `session=${"x".repeat(7_000)}; session.sig=x`]
  ])("are not opened by %s", async (_, forge) => {
    const { client } = await aSignedInHomeowner(app)
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join("; ")
    const answer = await app.client().get("/api/me", { cookie: forge(cookie) })
    expect(answer).toMatchObject({ status: 200, body: { user: null } })
    expect((await app.client().get("/api/quotes", { cookie: forge(cookie) })).status).toBe(401)
    expect(await isSignedIn(client)).toBe(true)
  })

  it("are closed to whoever has read the table", async () => {
    const { client } = await aSignedInHomeowner(app)
    const cookie = `session=${idOf(keyOf(client))}; session.sig=${client.cookies.get("session.sig")}`
    expect(await app.client().get("/api/me", { cookie })).toMatchObject({ body: { user: null } })
  })
})

/** Copies one client's cookies to another. */
const carry = (from: Client, to: Client) => {
  to.cookies.clear()
  for (const [name, value] of from.cookies) to.cookies.set(name, value)
  return to
}

describe("session secrets", () => {
  const next = "a newer secret, which signs from now on"
  const apps: Array<RunningApp> = []
  const open = async (options: Parameters<typeof startApp>[0]) => {
    const app = await startApp(options)
    apps.push(app)
    return app
  }
  afterEach(() => Promise.all(apps.splice(0).map((app) => app.stop())))

  it("rotate: an old signature is believed and replaced, and the cookie keeps its seven days", async () => {
    const store = MemoryAdapters()
    const { client } = await aSignedInHomeowner(await open({ store }))

    const rotating = carry(client, (await open({ store, sessionSecrets: [next, testSecret] })).client())
    const { headers } = await rotating.get("/api/me")
    const cookies = headers.getSetCookie()
    expect(cookies.map((cookie) => cookie.split("=")[0])).toEqual(["session", "session.sig"])
    for (const cookie of cookies) expect(attributes(cookie)).toEqual(attributes(cookies[0] ?? ""))
    expect(cookies[0]).toMatch(/expires=.*samesite=lax; httponly/)

    const rotated = await open({ store, sessionSecrets: [next] })
    expect(await isSignedIn(carry(rotating, rotated.client()))).toBe(true)
    expect(await isSignedIn(carry(client, rotated.client()))).toBe(false)
  })

  // docs/operations.md#sessions
  it("rotate on one server after the other: whoever asks now this one, now that one stays signed in", async () => {
    const store = MemoryAdapters()
    let unchanged = await open({ store })
    let { client } = await aSignedInHomeowner(unchanged)
    for (const sessionSecrets of [[testSecret, next], [next, testSecret], [next]]) {
      const changed = await open({ store, sessionSecrets })
      for (const server of [changed, unchanged, changed]) {
        client = carry(client, server.client())
        expect(await isSignedIn(client)).toBe(true)
      }
      unchanged = changed
    }
  })
})
