import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"

import { aSignedInHomeowner, password } from "./people.ts"
import { passwordHash, plainPasswords, times } from "./plain-passwords.ts"

const minute = 60_000

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

  it("count for all addresses of an IPv6 network together, and for an IPv4 address however it is written", async () => {
    const person = "somebody@example.com"
    expect(
      await times(100, (turn) =>
        login(`nobody${turn}@example.com`, "wrong", `2001:db8:1:2:${turn.toString(16)}::${turn}`)
      )
    ).toEqual([401])
    expect((await login(person, "wrong", "2001:db8:1:2::ffff")).status).toBe(429)
    expect((await login(person, "wrong", "2001:db8:1:3::ffff")).status).toBe(401)

    expect(
      await times(100, (turn) => login(`other${turn}@example.com`, "wrong", "::ffff:203.0.113.7"))
    ).toEqual([401])
    expect((await login(person, "wrong", "203.0.113.7")).status).toBe(429)
  })

  it("refused for their address leave the account alone", async () => {
    const { account } = await aSignedInHomeowner(app, { passwordHash })
    await times(100, (turn) => login(`nobody${turn}@example.com`, "wrong"))
    expect(await times(20, () => login(account.email, "wrong"))).toEqual([429])
    expect((await login(account.email, password, "203.0.113.8")).status).toBe(200)
  })
})
