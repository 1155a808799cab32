import * as Effect from "effect/Effect"
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest"

import type { User } from "#domain/account/account.ts"
import type { OwnAccount, OwnSession } from "#domain/account/own-account.ts"
import type { Problem } from "#ports/http/problem.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"

import { aLink, emailsTo } from "./links.ts"
import { aSignedInHomeowner, aSignedInProvider, password, signIn } from "./people.ts"
import { isSignedIn } from "./session-keys.ts"

const chrome =
  "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36"

const faults = ({ body: { errors = [] } }: { body: Problem }) =>
  errors.map(({ field, message }) => [field, message])

const list = async (client: Awaited<ReturnType<typeof signIn>>) =>
  (await client.get<ReadonlyArray<OwnSession>>("/api/me/sessions")).body

/** The zone of a new account, registered by a device that is set to this one. */
const zoneOf = async (app: RunningApp, timeZone: string) => {
  const client = app.client()
  const { email, firstName, lastName, username } = aUser()
  const registration = { email, firstName, lastName, username, password, timeZone }
  expect((await client.post("/api/auth/register", registration)).status).toBe(201)
  return (await client.get<OwnAccount>("/api/me/account")).body.timeZone
}

describe("one's own account", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp()
  })
  afterAll(() => app.stop())
  afterEach(() => void vi.useRealTimers())

  it("is for the signed-in alone", async () => {
    const visitor = app.client()
    const answers = [
      await visitor.get("/api/me/account"),
      await visitor.put("/api/me", {}),
      await visitor.post("/api/me/confirmation"),
      await visitor.post("/api/me/email"),
      await visitor.post("/api/me/password"),
      await visitor.get("/api/me/sessions"),
      await visitor.post("/api/me/sessions/end-others"),
      await visitor.post(`/api/me/sessions/${crypto.randomUUID()}/end`)
    ]
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 401))
  })

  describe("its address", () => {
    it("of somebody new waits to be confirmed by a link, which works as often as it is pressed", async () => {
      const client = app.client()
      const { email, firstName, lastName, username } = aUser()
      const registration = { email, firstName, lastName, username, password }
      const { body } = await client.post<{ user: User }>("/api/auth/register", registration)
      expect(await emailsTo(app, body.user)).toEqual(["confirm-email"])
      expect(await client.get("/api/me/account")).toMatchObject({
        status: 200,
        body: { emailConfirmed: false, newEmail: null, mailStopped: null, timeZone: "America/Chicago" }
      })
      const key = await aLink(app, body.user, { purpose: "confirm" })
      for (const _ of [1, 2]) {
        expect(await app.client().post("/api/auth/confirm", { key })).toMatchObject({ status: 200, body: {} })
      }
      expect(await client.get("/api/me/account")).toMatchObject({ body: { emailConfirmed: true } })
      expect(await client.post("/api/me/confirmation")).toMatchObject({
        status: 409,
        body: { code: "AlreadyConfirmed", detail: "Your email address is confirmed already." }
      })
    })

    it("of somebody new is written to by the clock of the device that registered, where we know its zone", async () => {
      expect(await zoneOf(app, "Pacific/Honolulu")).toBe("Pacific/Honolulu")
      expect(await zoneOf(app, "Etc/Unknown")).toBe("America/Chicago")
    })

    it("that email has come back from is written to again once a link from there is pressed", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const of = { purpose: "confirm", email: account.email } as const
      await app.client().post("/api/auth/confirm", { key: await aLink(app, account, of) })
      await app.run(
        Effect.flatMap(ContactRepository, ({ stop }) => stop(account.id, account.email, "bounced"))
      )
      expect(await client.get("/api/me/account")).toMatchObject({ body: { mailStopped: "bounced" } })
      expect((await client.post("/api/me/confirmation")).status).toBe(200)
      await app.client().post("/api/auth/confirm", { key: await aLink(app, account, of) })
      expect(await client.get("/api/me/account")).toMatchObject({ body: { mailStopped: null } })
      expect((await client.post("/api/me/confirmation")).status).toBe(409)
    })

    it("can have the link sent again three times an hour", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const again = async () => (await client.post("/api/me/confirmation")).status
      expect([await again(), await again(), await again(), await again()]).toEqual([200, 200, 200, 429])
      expect(await emailsTo(app, account)).toEqual(["confirm-email"])
    })

    it("changes once the link that was sent to the new one is pressed, and the old one is warned", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const email = `new-${account.email}`
      expect(await client.post("/api/me/email", { email, password })).toMatchObject({ status: 200, body: {} })
      expect(await client.get("/api/me/account")).toMatchObject({ body: { newEmail: email } })
      expect(await client.get("/api/me")).toMatchObject({ body: { user: { email: account.email } } })
      expect((await emailsTo(app, account)).toSorted()).toEqual(["change-email", "email-changing"])

      const key = await aLink(app, { ...account, email }, { purpose: "change" })
      expect((await app.client().post("/api/auth/confirm", { key })).status).toBe(200)
      expect(await client.get("/api/me")).toMatchObject({ body: { user: { email } } })
      expect(await client.get("/api/me/account")).toMatchObject({
        body: { emailConfirmed: true, newEmail: null }
      })
      const told = (await emailsTo(app, account)).filter((kind) => kind.startsWith("email-changed"))
      expect(told.toSorted()).toEqual(["email-changed", "email-changed-from"])

      // The same link used twice, as browsers and people do, sends no second email.
      expect((await app.client().post("/api/auth/confirm", { key })).status).toBe(200)
      expect((await emailsTo(app, account)).filter((kind) => kind.startsWith("email-changed"))).toHaveLength(
        2
      )
    })

    it("is no longer told to follow an hour after its link has expired, unless it was asked for again", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const email = `late-${account.email}`
      const awaited = async () =>
        (await client.get<{ readonly newEmail: string | null }>("/api/me/account")).body.newEmail
      const purgeLate = () =>
        app.run(
          Effect.flatMap(EmailKeyRepository, ({ purge }) =>
            purge("2099-01-01T00:00:00.000Z", "2000-01-01T00:00:00.000Z")
          )
        )
      await client.post("/api/me/email", { email, password })
      await aLink(app, { ...account, email }, { purpose: "change" })
      await client.post("/api/me/email", { email, password })
      await purgeLate()
      expect(await awaited()).toBe(email)
      await aLink(app, { ...account, email }, { purpose: "change" })
      await purgeLate()
      expect(await awaited()).toBeNull()
    })

    it("does not change to what another request has replaced, nor to what somebody else has by now", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const first = await aLink(app, { ...account, email: "first@example.com" }, { purpose: "change" })
      await client.post("/api/me/email", { email: "second@example.com", password })
      expect((await app.client().post("/api/auth/confirm", { key: first })).status).toBe(422)

      const second = await aLink(app, { ...account, email: "second@example.com" }, { purpose: "change" })
      await app.run(seedHomeowner({ email: "second@example.com" }))
      expect(await app.client().post("/api/auth/confirm", { key: second })).toMatchObject({
        status: 409,
        body: { errors: [{ field: "email", message: "That email address is already registered" }] }
      })
    })

    it("can be asked to change five times an hour: each time a stranger may get an email", async () => {
      const { client } = await aSignedInHomeowner(app)
      const statuses: Array<number> = []
      for (let turn = 0; turn < 6; turn++) {
        const change = { email: `stranger${turn}@example.com`, password }
        statuses.push((await client.post("/api/me/email", change)).status)
      }
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    })

    it("is refused with a sentence at its field", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const other = await app.run(seedHomeowner())
      const change = (email: string, typed = password) =>
        client.post<Problem>("/api/me/email", { email, password: typed })
      expect(faults(await change(account.email))).toEqual([["email", "That is your address already."]])
      expect(faults(await change("new@example.com", "wrong"))).toEqual([
        ["password", "That is not your password."]
      ])
      expect(await change(other.email)).toMatchObject({ status: 409, body: { code: "AccountTaken" } })
      expect(faults(await change("a@b\r\nBcc: c@example.com"))).toEqual([
        ["email", "Please enter a valid email address"]
      ])
      expect(await emailsTo(app, account)).toEqual([])
    })
  })

  describe("its names and number", () => {
    it("can be changed, and stand where others read them", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const change = {
        firstName: "Zoë",
        lastName: "Quist",
        username: `zoe-${account.id}`,
        phone: "512-555-0199"
      }
      const { body, status } = await client.put("/api/me", change)
      expect([status, body]).toEqual([200, { user: expect.objectContaining({ ...change, id: account.id }) }])
      expect(await client.get("/api/me")).toMatchObject({ body })
      const { firstName, lastName, username } = change
      expect(await client.put("/api/me", { firstName, lastName, username, phone: "" })).toMatchObject({
        body: { user: { phone: null } }
      })
    })

    it("are refused with a sentence at their field", async () => {
      const { client } = await aSignedInHomeowner(app)
      const other = await app.run(seedHomeowner())
      const taken = { firstName: "Zoë", lastName: "Quist", username: other.username.toUpperCase() }
      expect(await client.put("/api/me", taken)).toMatchObject({
        status: 409,
        body: { errors: [{ field: "username", message: "That username is already taken" }] }
      })
      expect(
        faults(await client.put<Problem>("/api/me", { ...taken, username: "ab", firstName: " " }))
      ).toEqual([
        ["firstName", "First name is required"],
        ["username", "Username must be at least 3 characters"]
      ])
    })
  })

  describe("its password", () => {
    it("is changed by whoever knows it, and signs all other browsers out", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const elsewhere = await signIn(app, account)
      const change = (current: string) =>
        client.post<Problem>("/api/me/password", { current, password: "a longer password" })
      expect(faults(await change("wrong"))).toEqual([["current", "That is not your password."]])
      expect(await isSignedIn(elsewhere)).toBe(true)
      expect((await change(password)).status).toBe(200)
      expect([await isSignedIn(client), await isSignedIn(elsewhere)]).toEqual([true, false])
      expect(await emailsTo(app, account)).toEqual(["password-changed"])
    })

    it("stays changed where the change comes a second time, because its answer was lost", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const change = () =>
        client.post("/api/me/password", { current: password, password: "a longer password" })
      expect([(await change()).status, (await change()).status]).toEqual([200, 200])
      expect(await emailsTo(app, account)).toEqual(["password-changed"])
    })

    it("lets no link set another one that was sent before", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const key = await aLink(app, account)
      await client.post("/api/me/password", { current: password, password: "a longer password" })
      expect((await app.client().post("/api/auth/reset/look", { key })).status).toBe(422)
    })

    it("cannot be guessed without end: a wrong one counts as a failed sign-in", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const statuses: Array<number> = []
      for (let turn = 0; turn < 6; turn++) {
        const typed = { email: "new@example.com", current: "wrong", password: "a wrong password" }
        statuses.push((await client.post("/api/me/password", typed)).status)
        statuses.push((await client.post("/api/me/email", typed)).status)
      }
      expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429])
      const login = { email: account.email, password }
      expect((await app.client().post("/api/auth/login", login)).status).toBe(429)
    })

    it("cannot be kept from its owner by strangers who fail to sign in", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const login = { email: account.email, password: "a guess" }
      for (let turn = 0; turn < 11; turn++) await app.client().post("/api/auth/login", login)
      const right = { current: password, password: "a longer password" }
      expect((await app.client().post("/api/auth/login", { ...login, password })).status).toBe(429)
      expect((await client.post("/api/me/password", right)).status).toBe(200)
    })
  })

  describe("its sessions", () => {
    it("say where one is signed in, and no key that opens one", async () => {
      vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") })
      const { account, client } = await aSignedInHomeowner(app)
      const windows = app.client()
      vi.setSystemTime(Date.now() + 1_000)
      await windows.post("/api/auth/login", { email: account.email, password }, { "user-agent": chrome })
      const sessions = await list(client)
      expect(sessions.map(({ device, isCurrent, seenOn }) => ({ device, isCurrent, seenOn }))).toEqual([
        { device: "Chrome on Windows", isCurrent: false, seenOn: "2026-03-01" },
        { device: "Unknown browser", isCurrent: true, seenOn: "2026-03-01" }
      ])
      expect(JSON.stringify(sessions)).not.toContain(windows.cookies.get("session"))
    })

    it("are ended one by one, once, and only one's own", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const elsewhere = await signIn(app, account)
      const [other] = await list(elsewhere)
      const { client: stranger } = await aSignedInProvider(app)
      const end = async (by: typeof client) => (await by.post(`/api/me/sessions/${other?.id}/end`)).status
      expect([await end(stranger), await isSignedIn(elsewhere)]).toEqual([404, true])
      expect([await end(client), await isSignedIn(elsewhere)]).toEqual([200, false])
      expect([await end(client), await isSignedIn(client)]).toEqual([404, true])
    })

    it("are ended all but this one", async () => {
      const { account, client } = await aSignedInHomeowner(app)
      const others = [await signIn(app, account), await signIn(app, account)]
      expect(await client.post("/api/me/sessions/end-others")).toMatchObject({
        status: 200,
        body: { ended: 2 }
      })
      expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false])
      expect(await list(client)).toHaveLength(1)
    })
  })
})
