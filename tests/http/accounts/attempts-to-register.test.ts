import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"

import type { Problem } from "#ports/http/problem.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"

import { password } from "./people.ts"
import { plainPasswords, times } from "./plain-passwords.ts"

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

  const register = (turn: number | string, address = "203.0.113.7") =>
    app
      .client()
      .post<Problem>(
        "/api/auth/register",
        { username: `user${turn}`, email: `${turn}@example.com`, firstName: "A", lastName: "B", password },
        { "x-forwarded-for": address }
      )

  it("to register are refused after 300 that tell of names taken, from one network and for an hour", async () => {
    await register("taken", "2001:db8:9::1")
    const taken = (turn: number) => register("taken", `2001:db8:1:2::${turn}`)
    expect(await times(300, taken)).toEqual([409])
    const refused = [await taken(301), await register("free", "2001:db8:1:2::1")]
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
    expect(await times(300, () => register(0))).toEqual([409])
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
    expect(await times(40, () => register("taken"))).toEqual([409])
    expect(await times(29, (turn) => register(turn))).toEqual([201])
    const refused = await register("late")
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get("retry-after"))).toBeLessThanOrEqual(3_600)
    expect((await register("late", "203.0.113.8")).status).toBe(201)
  })
})
