import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { TooManySignIns } from "#domain/account/account-errors.ts"
import { AttemptLimiter } from "#ports/attempt-limiter.ts"
import type { Problem } from "#ports/http/problem.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { type RunningApp, startApp } from "#tests/support/app/start-app.ts"
import { aUser } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"

import { password } from "./people.ts"
import { passwordHash, plainPasswords, times } from "./plain-passwords.ts"

describe("more sign-ins than can be checked", () => {
  const busy = Layer.succeed(PasswordHasher, {
    ofNobody: "nobody's",
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
      reset: () => Effect.void,
      purge: () => Effect.void
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
