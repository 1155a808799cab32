import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterAll, beforeAll, describe, expect, it } from "vitest"

import { PasswordHasher } from "#ports/password-hasher.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aLink } from "./links.ts"
import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash } from "./plain-passwords.ts"
import { isSignedIn } from "./session-keys.ts"

const chosen = "another horse battery"

// What is done while a password is being looked at, once.
let meanwhile: () => Promise<void> = () => Promise.resolve()

const slowPasswords = Layer.succeed(PasswordHasher, {
  hash: (plain) => Effect.succeed(`plain ${plain}`),
  verify: (hash, plain) =>
    Effect.promise(async () => {
      const act = meanwhile
      meanwhile = () => Promise.resolve()
      await act()
      return hash === `plain ${plain}`
    })
})

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

  it("stays, whatever the old one was to be changed into", async () => {
    const { account, client } = await aTarget()
    const change = { current: password, password: "the thief's own horse" }
    expect(await client.post("/api/me/password", change)).toMatchObject({
      status: 422,
      body: { errors: [{ field: "current", message: "That is not your password." }] }
    })
    expect(await canSignIn(account.email)).toBe(true)
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
