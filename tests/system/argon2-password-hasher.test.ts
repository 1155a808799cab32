import * as Effect from "effect/Effect"
import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { Argon2PasswordHasher } from "#adapters/system/argon2-password-hasher.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"

const hasher = await Effect.runPromise(Effect.provide(PasswordHasher, Argon2PasswordHasher))
const verify = (hash: string | null, password: string) => Effect.runPromise(hasher.verify(hash, password))

// CPU time, in microseconds: unlike elapsed time it does not grow on a busy machine.
const timeOf = async (work: () => Promise<unknown>) => {
  const before = process.cpuUsage()
  await work()
  const { system, user } = process.cpuUsage(before)
  return system + user
}

describe("password hasher", () => {
  it("hashes with argon2id at OWASP's costs, with a new salt every time", async () => {
    const [first, second] = await Promise.all([
      Effect.runPromise(hasher.hash("correct horse")),
      Effect.runPromise(hasher.hash("correct horse"))
    ])
    expect(first).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(first).not.toBe(second)
  })

  it("tells the right password from a wrong one", async () => {
    const hash = await Effect.runPromise(hasher.hash("correct horse"))
    expect(await verify(hash, "correct horse")).toBe(true)
    expect(await verify(hash, "correct horse ")).toBe(false)
    expect(await verify(hash, "")).toBe(false)
  })

  it("refuses every password of an unknown account, after the time that a wrong one takes", async () => {
    const hash = await Effect.runPromise(hasher.hash("correct horse"))
    expect(await verify(null, "correct horse")).toBe(false)
    const wrong: Array<number> = []
    const unknown: Array<number> = []
    for (let turn = 0; turn < 5; turn++) {
      wrong.push(await timeOf(() => verify(hash, "wrong")))
      unknown.push(await timeOf(() => verify(null, "wrong")))
    }
    const ratio = Math.min(...unknown) / Math.min(...wrong)
    expect(ratio).toBeGreaterThan(0.5)
    expect(ratio).toBeLessThan(2)
  })

  it("has a hash that no known password makes", async () => {
    expect(hasher.ofNobody).toMatch(/^\$argon2id\$/)
    expect(await verify(hasher.ofNobody, "")).toBe(false)
    expect(await verify(hasher.ofNobody, hasher.ofNobody)).toBe(false)
  })

  it("lets fifty wait while two are checked, refuses the others at once, and forgets nobody's place", async () => {
    const hash = await Effect.runPromise(hasher.hash("correct horse"))
    const burst = Array.from({ length: 80 }, (_, turn) =>
      Effect.runPromise(Effect.result(hasher.verify(turn % 2 === 0 ? null : hash, "wrong")))
    )
    const answers = await Promise.all(burst)
    const refused = answers.flatMap((answer) => (Result.isFailure(answer) ? [answer.failure] : []))
    expect(answers.map(Result.isSuccess)).toEqual(Array.from({ length: 80 }, (_, turn) => turn < 52))
    expect(refused[0]).toMatchObject({ _tag: "TooManySignIns", retryAfter: 5 })
    expect(await verify(hash, "correct horse")).toBe(true)
  })
})
