import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PasswordHasher } from "#ports/password-hasher.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { atAppOn } from "#tests/support/app/at-app-on.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { storesUnderTest } from "#tests/support/stores/store-names.ts"

import { aLink } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, plainPasswords } from "./plain-passwords.ts"
import { isSignedIn } from "./session-keys.ts"

const chosen = "another horse battery"

// Runs once, while a password is being verified or hashed.
let meanwhile: () => Promise<void> = () => Promise.resolve()

const actMeanwhile = Effect.promise(() => {
  const act = meanwhile
  meanwhile = () => Promise.resolve()
  return act()
})

const slowPasswords = Layer.succeed(PasswordHasher, {
  ofNobody: "nobody's",
  hash: (plain) => Effect.as(actMeanwhile, `plain ${plain}`),
  verify: (hash, plain) => Effect.as(actMeanwhile, hash === `plain ${plain}`)
})

const statusOf = async (answer: Promise<{ readonly status: number }>) => (await answer).status

// Using a key takes long enough for its person to start something else meanwhile.
const slowKeys = Layer.effect(
  EmailKeyRepository,
  Effect.map(EmailKeyRepository, (own) =>
    EmailKeyRepository.of({
      ...own,
      use: (digest, at) => Effect.tap(own.use(digest, at), () => Effect.sleep("200 millis"))
    })
  )
)

describe("a password that is set while the old one is being looked at", () => {
  let app: RunningApp
  beforeAll(async () => {
    app = await startApp({ change: (ports) => Layer.merge(ports, slowPasswords) })
  })
  afterAll(() => app.stop())

  const aTarget = async () => {
    const { account, client } = await aSignedInHomeowner(app, { passwordHash })
    const key = await aLink(app, account)
    meanwhile = async () => {
      const { status } = await app.client().post("/api/auth/reset", { key, password: chosen })
      expect(status).toBe(200)
    }
    return { account, client }
  }

  const canSignIn = async (email: string) =>
    (await app.client().post("/api/auth/login", { email, password: chosen })).status === 200

  it("lets nobody in by the old one", async () => {
    const { account } = await aTarget()
    const thief = app.client()
    expect((await thief.post("/api/auth/login", { email: account.email, password })).status).toBe(401)
    expect(await isSignedIn(thief)).toBe(false)
    expect(await canSignIn(account.email)).toBe(true)
  })

  it("leaves who has set it signed in, whoever comes by the old one", async () => {
    const { account, client } = await aSignedInHomeowner(app, { passwordHash })
    meanwhile = async () => {
      const change = { current: password, password: chosen }
      expect((await client.post("/api/me/password", change)).status).toBe(200)
    }
    const thief = app.client()
    expect((await thief.post("/api/auth/login", { email: account.email, password })).status).toBe(401)
    expect([await isSignedIn(client), await isSignedIn(thief)]).toEqual([true, false])
  })

  it("stays, whatever the old one was to be changed into", async () => {
    const { account, client } = await aTarget()
    const change = { current: password, password: "the thief's own horse" }
    expect(await client.post("/api/me/password", change)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "current", message: "That is not your password." }] }
    })
    expect(await canSignIn(account.email)).toBe(true)
  })

  it("is not set by a link to an address that its person leaves at that moment", async () => {
    const { account, client } = await aSignedInHomeowner(app, { passwordHash })
    const email = `new${account.email}`
    expect((await client.post("/api/me/email", { email, password })).status).toBe(200)
    const [key, change] = [await aLink(app, account), await aLink(app, account, { purpose: "change", email })]
    meanwhile = async () => {
      expect((await app.client().post("/api/auth/confirm", { key: change })).status).toBe(200)
    }
    expect((await app.client().post("/api/auth/reset", { key, password: chosen })).status).toBe(422)
    expect(await canSignIn(email)).toBe(false)
    expect((await app.client().post("/api/auth/login", { email, password })).status).toBe(200)
  })

  it("leaves no other address asked for by the old one", async () => {
    const { account, client } = await aTarget()
    const change = { email: "thief@example.com", password }
    expect(await client.post("/api/me/email", change)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "password", message: "That is not your password." }] }
    })
    expect(await canSignIn(account.email)).toBe(true)
  })
})

describe.each(storesUnderTest())(
  "a link that is used while its person changes the same thing, on %s",
  (name) => {
    const app = atAppOn(name, {
      change: (ports) => Layer.mergeAll(ports, plainPasswords, Layer.provide(slowKeys, ports))
    })

    it("sets a password, or is dead", async () => {
      for (let round = 0; round < 3; round++) {
        const { account, client } = await aSignedInHomeowner(app, { passwordHash })
        const key = await aLink(app, account)
        const [set, changed] = await Promise.all([
          statusOf(app.client().post("/api/auth/reset", { key, password: chosen })),
          statusOf(client.post("/api/me/password", { current: password, password: "a third horse battery" }))
        ])
        expect([
          [200, 200],
          [200, 401],
          [200, 422],
          [422, 200]
        ]).toContainEqual([set, changed])
      }
    })

    it("changes the address, or is dead", async () => {
      for (let round = 0; round < 3; round++) {
        const { account, client } = await aSignedInHomeowner(app, { passwordHash })
        const email = `new${account.email}`
        expect((await client.post("/api/me/email", { email, password })).status).toBe(200)
        const key = await aLink(app, account, { purpose: "change", email })
        const [confirmed, asked] = await Promise.all([
          statusOf(app.client().post("/api/auth/confirm", { key })),
          statusOf(client.post("/api/me/email", { email: `newer${account.email}`, password }))
        ])
        expect([
          [200, 200],
          [422, 200]
        ]).toContainEqual([confirmed, asked])
      }
    })
  }
)
