import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import { TooManySignIns } from "#domain/account/account-errors.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import type { Problem } from "#ports/http/problem.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"

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

  it("to register are refused after thirty that tell of names taken, from one network and for an hour", async () => {
    await register("taken", "2001:db8:9::1")
    const taken = (turn: number) => register("taken", `2001:db8:1:2::${turn}`)
    expect(await times(30, taken)).toEqual([409])
    const refused = [await taken(31), await register("free", "2001:db8:1:2::1")]
    expect(refused.map(({ status }) => status)).toEqual([429, 429])
    expect(Number(refused[0]?.headers.get("retry-after"))).toBeLessThanOrEqual(3_600)
    expect((await register("taken", "2001:db8:1:3::1")).status).toBe(409)

    vi.setSystemTime(Date.now() + 60 * minute + 1_000)
    expect((await register("free", "2001:db8:1:2::1")).status).toBe(201)
  })

  it("to register that were filled in wrongly, or made an account, do not count among those", async () => {
    const visitor = app.client()
    const form = {}
    const faulty = () => visitor.post("/api/auth/register", form, { "x-forwarded-for": "203.0.113.7" })
    expect(await times(31, faulty)).toEqual([422])
    expect(await times(20, (turn) => register(turn))).toEqual([201])
    expect(await times(30, () => register(0))).toEqual([409])
    expect((await register(0)).status).toBe(429)
  })

  it("to register that are refused hash nothing", async () => {
    const hashed: Array<string> = []
    const counting = Layer.effect(
      PasswordHasher,
      Effect.map(PasswordHasher, (hasher) => ({
        ...hasher,
        hash: (plain) =>
          Effect.andThen(
            Effect.sync(() => void hashed.push(plain)),
            hasher.hash(plain)
          )
      }))
    )
    const other = await startApp({
      change: (ports) => Layer.provideMerge(counting, Layer.merge(ports, plainPasswords))
    })
    const { email, firstName, lastName, username } = aUser()
    const form = { email, firstName, lastName, username, password }
    const statuses = []
    for (let turn = 0; turn < 3; turn++) {
      statuses.push((await other.client().post("/api/auth/register", form)).status)
    }
    expect(statuses).toEqual([201, 409, 409])
    expect(hashed).toHaveLength(1)
    await other.stop()
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

describe("more sign-ins than can be checked", () => {
  const busy = Layer.succeed(PasswordHasher, {
    hash: () => Effect.fail(new TooManySignIns()),
    verify: () => Effect.fail(new TooManySignIns())
  })
  let app: RunningApp
  beforeEach(async () => {
    app = await startApp({ trustProxy: true, change: (ports) => Layer.merge(ports, busy) })
  })
  afterEach(() => app.stop())

  it("are refused with a sentence, the same for every account, and say when to come again", async () => {
    const { email } = await app.run(seedHomeowner({ passwordHash }))
    const tried = [
      await app.client().post<Problem>("/api/auth/login", { email, password }),
      await app.client().post<Problem>("/api/auth/login", { email: "nobody@example.com", password })
    ]
    expect(tried[0]).toMatchObject({
      status: 503,
      body: {
        code: "TooManySignIns",
        detail: "We have more sign-ins than we can check at the moment. Please try again in a few seconds."
      }
    })
    expect(tried.map(({ headers }) => headers.get("retry-after"))).toEqual(["5", "5"])
    expect(tried[1]?.body).toEqual(tried[0]?.body)
  })

  it("are refused before anything is counted where a hundred are under way", async () => {
    const gate = await Effect.runPromise(Deferred.make<void>())
    const reached: Array<string> = []
    const waiting = Layer.succeed(AttemptLimiter, {
      take: (_, key) =>
        Effect.andThen(
          Effect.sync(() => void reached.push(key)),
          Deferred.await(gate)
        ),
      giveBack: () => Effect.void,
      reset: () => Effect.void
    })
    const full = await startApp({ change: (ports) => Layer.mergeAll(ports, plainPasswords, waiting) })
    const login = (turn: number) =>
      full.client().post("/api/auth/login", { email: `nobody${turn}@example.com`, password })
    const admitted = Array.from({ length: 100 }, (_, turn) => login(turn))
    await expect.poll(() => reached).toHaveLength(100)

    expect((await login(100)).status).toBe(503)
    expect((await full.client().get("/api/categories")).status).toBe(200)
    expect(reached).toHaveLength(100)
    await Effect.runPromise(Deferred.succeed(gate, undefined))
    expect(new Set((await Promise.all(admitted)).map(({ status }) => status))).toEqual(new Set([401]))
    expect((await login(100)).status).toBe(401)
    await full.stop()
  })

  it("count for no limit", async () => {
    const visitor = app.client()
    const nobody = { email: "nobody@example.com", password }
    expect(await times(101, () => visitor.post("/api/auth/login", nobody))).toEqual([503])
    const { email, firstName, lastName, username } = aUser()
    const form = { email, firstName, lastName, username, password }
    expect(await times(31, () => visitor.post("/api/auth/register", form))).toEqual([503])
  })
})
