import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { MemoryAdapters } from "#adapters/memory/index.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { type RunningApp, startApp, testSecret } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"

import { aKnownBrowser, deviceOf, start } from "./known-browser.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, plainPasswords, times } from "./plain-passwords.ts"

const deviceIn = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith("device="))
    ?.toLowerCase()
    .split("; ")
    .slice(1)

describe("the cookie of a browser that an account has signed in from", () => {
  const { failElsewhere, known, login } = aKnownBrowser()

  it("stays for a year, and scripts, other sites and pages do not get it", async () => {
    const { account, app } = known()
    const { headers } = await login(app.client(), password)
    const expires = new Date(start + 365 * 24 * 3_600_000).toUTCString().toLowerCase()
    const attributes = ["path=/api/auth", `expires=${expires}`, "samesite=lax", "httponly"]
    expect(deviceIn(headers)).toEqual(attributes)
    const form = { ...aUser(), password }
    const registered = await app.client().post("/api/auth/register", form)
    expect({ status: registered.status, cookie: deviceIn(registered.headers) }).toEqual({
      status: 201,
      cookie: attributes
    })
    const behindTls = await app
      .client()
      .post("/api/auth/login", { email: account.email, password }, { "x-forwarded-proto": "https" })
    expect(deviceIn(behindTls.headers)).toContain("secure")
  })

  it("keeps its name at every sign-in, and tells neither the account nor a failure", async () => {
    const { account, app, own } = known()
    const [name] = deviceOf(own).split(".")
    await login(own, "wrong")
    expect((await login(app.client(), "wrong")).headers.getSetCookie()).toEqual([])
    await login(own, password)
    expect(deviceOf(own)).toMatch(new RegExp(`^${name}\\.[\\w-]{43}$`))
    expect(deviceOf(own)).not.toContain(account.id)
  })

  it.each([
    ["another browser's name", (cookie: string) => `${"x".repeat(22)}${cookie.slice(22)}`],
    ["a mark nobody signed", (cookie: string) => `${cookie.slice(0, 23)}${"x".repeat(43)}`],
    ["a name alone", (cookie: string) => cookie.slice(0, 22)],
    ["garbage", () => '%00%ff";'],
    ["nothing", () => ""],
    ["a giant", () => "x".repeat(7_000)]
  ])("is not %s", async (_, forge) => {
    const { account, app, own } = known()
    const cookie = `device=${forge(deviceOf(own))}`
    await failElsewhere()
    const answer = await app.client().post("/api/auth/login", { email: account.email, password }, { cookie })
    expect(answer.status).toBe(429)
  })

  it("is a visitor's when nobody is signed in: no session is looked for, and no cookie set", async () => {
    const { own } = known()
    const asked: Array<string> = []
    const counted = Layer.effect(
      SessionRepository,
      Effect.map(SessionRepository, (sessions) => ({
        ...sessions,
        find: (id, now) => Effect.tap(sessions.find(id, now), () => Effect.sync(() => asked.push(id))),
        remove: (id) => Effect.tap(sessions.remove(id), () => Effect.sync(() => asked.push(id)))
      }))
    )
    const other = await startApp({ change: (ports) => Layer.provideMerge(counted, ports) })
    const visitor = (path: string) => other.client().get<object>(path, { cookie: `device=${deviceOf(own)}` })
    const answers = [await visitor("/api/me"), await visitor("/api/categories")]
    expect(answers[0]?.body).toEqual({ user: null })
    expect(answers.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    expect(asked).toEqual([])
    await other.stop()
  })
})

it("browsers stay known while their secret is believed, and are signed anew by the first", async () => {
  const next = "a newer secret, which signs from now on"
  const store = MemoryAdapters()
  const apps = await Promise.all(
    [[testSecret], [next, testSecret], [next]].map((sessionSecrets) =>
      startApp({ store, sessionSecrets, change: (ports) => Layer.merge(ports, plainPasswords) })
    )
  )
  const [before, rotating, after] = apps
  if (!before || !rotating || !after) throw new Error("Three servers were started")
  const { account, client } = await aSignedInHomeowner(before, { passwordHash })
  const { email } = account
  const login = (app: RunningApp, cookie: string) => {
    const browser = app.client()
    if (cookie !== "") browser.cookies.set("device", cookie)
    const answer = browser.post("/api/auth/login", { email, password })
    return answer.then(({ status }) => ({ status, cookie: deviceOf(browser) }))
  }
  const lock = () => times(10, () => before.client().post("/api/auth/login", { email, password: "wrong" }))

  await lock()
  const rotated = await login(rotating, deviceOf(client))
  expect(rotated.status).toBe(200)
  expect(rotated.cookie.split(".")).toHaveLength(2)
  await lock()
  expect((await login(after, deviceOf(client))).status).toBe(429)
  expect((await login(after, rotated.cookie)).status).toBe(200)
  await Promise.all(apps.map((app) => app.stop()))
})
