import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { CategoryViews } from "#ports/views/category-views.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, aSignedInProvider, password } from "../accounts/people.ts"

describe("the request log", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())

  it("has one JSON line a request, without the query", async () => {
    const before = app.logLines.length
    const { headers } = await app.client().get("/api/providers?location=Austin&service=my+secret")
    await expect.poll(() => app.logLines.length).toBe(before + 1)
    expect(JSON.parse(app.logLines[before] ?? "")).toEqual({
      level: "info",
      time: expect.any(Number),
      method: "GET",
      path: "/api/providers",
      status: 200,
      ms: expect.any(Number),
      requestId: headers.get("x-request-id")
    })
  })

  it("never has a password, a cookie, a phone number or a message's text", async () => {
    const { client } = await aSignedInHomeowner(app)
    const { profile } = await aSignedInProvider(app)
    const { body } = await client.post<{ id: string }>("/api/conversations", { providerId: profile.id })
    const secrets = ["hunter2-hunter2", "+1 512 555 0177", "The key is under the mat", "x@private.example"]
    const [secretPassword, phone, text, email] = secrets
    await client.post(`/api/conversations/${body.id}/messages`, { content: text })
    await client.post(`/api/conversations/${body.id}/messages?content=${text}`, `{"content":"${text}`)
    await app.client().post("/api/auth/login", { email, password: secretPassword })
    await app.client().post(`/api/auth/login?password=${secretPassword}`, {})
    await app.client().post("/api/auth/register", {
      username: "private",
      firstName: "P",
      lastName: "Q",
      email,
      phone,
      password: secretPassword
    })
    await expect
      .poll(() => app.logLines.filter((line) => line.includes("/api/auth/register")))
      .toHaveLength(1)

    const log = app.logLines.join("")
    for (const secret of [...secrets, password, ...client.cookies.values()]) expect(log).not.toContain(secret)
    for (const line of app.logLines) expect(Object.keys(JSON.parse(line))).not.toContain("headers")
  })

  it("has no key that stands in an address, right or not", async () => {
    const key = "01900000-0000-7000-8000-000000000001.work.c2lnbmF0dXJl"
    const before = app.logLines.length
    const addresses = [
      `/unsubscribe/${key}`,
      `/unsubscribe/${key}/`,
      `//unsubscribe/${key}`,
      `/Unsubscribe/${key}`
    ]
    for (const address of addresses) await app.client().get(address)
    await app.client().post(`/unsubscribe/${key}`, {})
    await expect.poll(() => app.logLines.length).toBe(before + 5)
    const lines = app.logLines.slice(before)
    expect(lines.map((line) => JSON.parse(line).path)).toEqual(Array(5).fill("/unsubscribe/:key"))
    expect(lines.join("")).not.toContain(key)
  })

  it("says of a request whose caller left before the answer that it was aborted, and no status", async () => {
    const asked = Deferred.makeUnsafe<void>()
    const slow = Layer.succeed(CategoryViews, {
      all: Effect.andThen(Deferred.succeed(asked, undefined), Effect.never),
      nameOf: () => Effect.succeed(null)
    })
    const slowApp = await startApp({ change: (ports) => Layer.merge(ports, slow) })
    const abort = new AbortController()
    const call = slowApp.client().open("/api/categories", {}, abort.signal)
    const gone = call.catch(() => "gone")
    await Effect.runPromise(Deferred.await(asked))
    abort.abort()
    expect(await gone).toBe("gone")
    await expect.poll(() => slowApp.logLines.length, { timeout: 10_000 }).toBe(1)
    expect(JSON.parse(slowApp.logLines[0] ?? "")).toEqual({
      level: "info",
      time: expect.any(Number),
      method: "GET",
      path: "/api/categories",
      aborted: true,
      ms: expect.any(Number),
      requestId: expect.any(String)
    })
    await slowApp.stop()
  })

  it("tells of answers that nobody waited for", async () => {
    const before = app.logLines.length
    const abort = new AbortController()
    const call = fetch(`${app.url}/api/providers`, { signal: abort.signal }).catch(() => "gone")
    abort.abort()
    expect(await call).toBe("gone")
    await app.client().get("/api/me")
    await expect.poll(() => app.logLines.slice(before).some((line) => line.includes("/api/me"))).toBe(true)
  })
})
