import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { Argon2PasswordHasher } from "../../adapters/system/argon2-password-hasher.ts"
import { PasswordHasher } from "../../src/ports/password-hasher.ts"

const hasher = await Effect.runPromise(Effect.provide(PasswordHasher, Argon2PasswordHasher))
const verify = (hash: string | null, password: string) => Effect.runPromise(hasher.verify(hash, password))

const fastestOf = async (times: number, work: () => Promise<unknown>) => {
  const spent: Array<number> = []
  for (let turn = 0; turn < times; turn++) {
    const start = performance.now()
    await work()
    spent.push(performance.now() - start)
  }
  return Math.min(...spent)
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
    const wrong = await fastestOf(5, () => verify(hash, "wrong"))
    const unknown = await fastestOf(5, () => verify(null, "wrong"))
    expect(unknown / wrong).toBeGreaterThan(0.5)
    expect(unknown / wrong).toBeLessThan(2)
  })
})
