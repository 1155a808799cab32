import * as Effect from "effect/Effect"
import { describe, expect, it } from "vitest"

import { SignedKeys } from "#adapters/system/signed-keys.ts"
import { EmailId } from "#domain/shared/ids.ts"
import { Keys } from "#ports/keys.ts"
import { aUserId } from "#tests/support/builders.ts"

const keysWith = (...secrets: ReadonlyArray<string>) =>
  Effect.runSync(Effect.provide(Keys, SignedKeys(secrets)))

const old = "an old secret of at least 32 letters"
const fresh = "a fresh secret of at least 32 letters"
const right = { userId: aUserId(), topics: ["work"] } as const
const several = { userId: right.userId, topics: ["work", "messages"] } as const

describe("Keys", () => {
  it("are never the same twice, and known by their digest", () => {
    const keys = keysWith(old)
    const [one, other] = [Effect.runSync(keys.make), Effect.runSync(keys.make)]
    expect(one.key).toMatch(/^[\w-]{43}$/)
    expect(one.key).not.toBe(other.key)
    expect(one.digest).toBe(keys.digestOf(one.key))
    expect(one.digest).not.toContain(one.key)
  })

  it("of an email are the same whenever it is sent, and only where its secret is known", () => {
    const [email, other] = [EmailId.make(aUserId()), EmailId.make(aUserId())]
    const made = keysWith(old).ofEmail(email)
    expect(keysWith(old, fresh).ofEmail(email)).toEqual(made)
    expect(made.digest).toBe(keysWith(old).digestOf(made.key))
    const others = [keysWith(old).ofEmail(other), keysWith(fresh).ofEmail(email)]
    for (const { key } of others) expect(key).not.toBe(made.key)
    expect(made.key).toMatch(/^[\w-]{43}$/)
  })

  it("of unsubscribing are read where they were signed, and after the secret has changed", () => {
    for (const permitted of [right, several]) {
      const key = keysWith(old).unsubscriptionKey(permitted)
      expect(keysWith(old).readUnsubscription(key)).toEqual(permitted)
      expect(keysWith(fresh, old).readUnsubscription(key)).toEqual(permitted)
      expect(keysWith(fresh).readUnsubscription(key)).toBeNull()
    }
  })

  it("of unsubscribing that lie in emails of earlier servers are read", () => {
    const key = "018f0000-0000-7000-8000-000000000001.work.prcUEziXefnW7DOYj4gjdqSj_kZPTBeFleK7wUEOT2s"
    expect(keysWith(old).readUnsubscription(key)).toMatchObject({ topics: ["work"] })
  })

  it("of unsubscribing fit into an address as they are", () => {
    for (const permitted of [right, several])
      expect(keysWith(old).unsubscriptionKey(permitted)).toMatch(/^[\w.-]+$/)
  })

  it("open nothing that they were not signed for", () => {
    const keys = keysWith(old)
    const key = keys.unsubscriptionKey(right)
    const [, , signed = ""] = key.split(".")
    const forged = [
      `${right.userId}.messages.${signed}`,
      `${right.userId}.work-messages.${signed}`,
      keys.unsubscriptionKey(several).replace("work-messages", "work"),
      `${aUserId()}.work.${signed}`,
      key.slice(0, -1),
      `${right.userId}.everything.${signed}`,
      "",
      "..",
      right.userId
    ]
    for (const attempt of forged) expect(keys.readUnsubscription(attempt)).toBeNull()
  })
})
