import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Problem } from "../../src/ports/http/problem.ts"
import { PasswordHasher } from "../../src/ports/password-hasher.ts"
import { type RunningApp, startApp } from "../support/start-app.ts"
import { aSignedInHomeowner, password } from "./people.ts"

const minute = 60_000

// Hundreds of attempts: the time that a real hash takes is not what these tests are about.
const plainPasswords = Layer.succeed(PasswordHasher, {
  hash: (plain) => Effect.succeed(`plain ${plain}`),
  verify: (hash, plain) => Effect.succeed(hash === `plain ${plain}`)
})
const passwordHash = `plain ${password}`

/** The different statuses that so many attempts, one after another, were answered with. */
const times = async (count: number, attempt: (turn: number) => Promise<{ status: number }>) => {
  const statuses: Array<number> = []
  for (let turn = 0; turn < count; turn++) statuses.push((await attempt(turn)).status)
  return [...new Set(statuses)]
}

describe("attempts", () => {
  let app: RunningApp
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse("2026-03-02T09:30:00.000Z") })
    app = await startApp({ trustProxy: true, change: (ports) => Layer.merge(ports, plainPasswords) })
  })
  afterEach(async () => {
    await app.stop()
    vi.useRealTimers()
  })

  const login = (email: string, tried: string, address = "203.0.113.7") =>
    app.client().post<Problem>("/api/auth/login", { email, password: tried }, { "x-forwarded-for": address })

  const register = (turn: number | string, address = "203.0.113.7") =>
    app
      .client()
      .post<Problem>(
        "/api/auth/register",
        { username: `user${turn}`, email: `${turn}@example.com`, firstName: "A", lastName: "B", password },
        { "x-forwarded-for": address }
      )

  it("are refused after ten failed sign-ins to one account, even with the right password, for 15 minutes", async () => {
    const { account } = await aSignedInHomeowner(app, { passwordHash })
    expect(await times(10, () => login(account.email, "wrong"))).toEqual([401])
    const refused = await login(` ${account.email.toUpperCase()}`, password, "203.0.113.8")
    expect(refused).toMatchObject({
      status: 429,
      body: { code: "TooManyAttempts", title: "Too Many Requests" }
    })
    const seconds = Number(refused.headers.get("retry-after"))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(900)

    vi.setSystemTime(Date.now() + 15 * minute + 1_000)
    expect((await login(account.email, password)).status).toBe(200)
  })

  it("count for unknown accounts alike", async () => {
    expect(await times(10, () => login("nobody@example.com", "wrong"))).toEqual([401])
    expect((await login("nobody@example.com", "wrong")).status).toBe(429)
  })

  it("are forgotten by a successful sign-in", async () => {
    const { account } = await aSignedInHomeowner(app, { passwordHash })
    for (let round = 0; round < 2; round++) {
      expect(await times(9, () => login(account.email, "wrong"))).toEqual([401])
      expect((await login(account.email, password)).status).toBe(200)
    }
  })

  it("are refused after a hundred failures from one address, and from that one only", async () => {
    expect(await times(100, (turn) => login(`nobody${turn}@example.com`, "wrong"))).toEqual([401])
    expect((await login("somebody@example.com", "wrong")).status).toBe(429)
    expect((await login("somebody@example.com", "wrong", "203.0.113.9")).status).toBe(401)
  })

  it("cannot be spread over addresses that the caller makes up", async () => {
    expect(
      await times(100, (turn) =>
        login(`nobody${turn}@example.com`, "wrong", `198.51.100.${turn}, 203.0.113.7`)
      )
    ).toEqual([401])
    expect((await login("somebody@example.com", "wrong", "198.51.100.200, 203.0.113.7")).status).toBe(429)
  })

  it("to register are refused after thirty accounts from one address in an hour; refused ones do not count", async () => {
    await register("taken")
    expect(await times(5, () => register("taken"))).toEqual([409])
    expect(await times(29, (turn) => register(turn))).toEqual([201])
    const refused = await register("late")
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3_600)
    expect((await register("late", "203.0.113.8")).status).toBe(201)
  })
})
