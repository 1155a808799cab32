import * as Layer from "effect/Layer"
import { afterEach, beforeEach, vi } from "vitest"

import type { Client } from "#tests/support/app/client.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner } from "./people.ts"
import { passwordHash, plainPasswords, times } from "./plain-passwords.ts"

/** The fake time at which each test begins, in milliseconds. */
export const start = Date.parse("2026-03-02T09:30:00.000Z")

export const deviceOf = (client: Client) => client.cookies.get("device") ?? ""

interface Known {
  readonly app: RunningApp
  readonly account: Awaited<ReturnType<typeof aSignedInHomeowner>>["account"]
  /** The browser, signed out again. */
  readonly own: Client
}

/** For each test an app, and a browser that an account has signed in from. */
export const aKnownBrowser = () => {
  let known: Known
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: start })
    const app = await startApp({ trustProxy: true, change: (ports) => Layer.merge(ports, plainPasswords) })
    const { account, client } = await aSignedInHomeowner(app, { passwordHash })
    await client.post("/api/auth/logout")
    known = { app, account, own: client }
  })
  afterEach(async () => {
    await known.app.stop()
    vi.useRealTimers()
  })

  const login = (client: Client, tried: string, email = known.account.email) =>
    client.post("/api/auth/login", { email, password: tried }, { "x-forwarded-for": "203.0.113.7" })

  return {
    known: () => known,
    login,
    failElsewhere: () => times(10, () => login(known.app.client(), "wrong"))
  }
}
