import * as Effect from "effect/Effect"
import { expect, it } from "vitest"

import type { EmailKey } from "#domain/notices/email-key.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { anEmailKey } from "#tests/support/builders.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const within = "2026-03-02T10:00:00.000Z"
const { expiresAt } = anEmailKey()

const seedKey = Effect.fnUntraced(function* (overrides: Partial<EmailKey> = {}) {
  const { id: userId } = yield* seedHomeowner()
  const key = anEmailKey({ userId, ...overrides })
  yield* (yield* EmailKeyRepository).issue(key)
  return key
})

onEveryStore("EmailKeyRepository", (run) => {
  it("finds a key by its digest", () =>
    run(
      Effect.gen(function* () {
        const key = yield* seedKey()
        const { byDigest } = yield* EmailKeyRepository
        expect(yield* byDigest(key.digest)).toEqual(key)
        expect(yield* byDigest("another digest")).toBeNull()
      })
    ))

  it("removes the person's older key of the same purpose, and no other", () =>
    run(
      Effect.gen(function* () {
        const old = yield* seedKey()
        const others = yield* seedKey()
        const { byDigest, issue } = yield* EmailKeyRepository
        const change = anEmailKey({ userId: old.userId, purpose: "change" })
        const fresh = anEmailKey({ userId: old.userId })
        yield* issue(change)
        yield* issue(fresh)
        expect(yield* byDigest(old.digest)).toBeNull()
        for (const key of [fresh, change, others]) expect(yield* byDigest(key.digest)).toEqual(key)
      })
    ))

  it("lets the same key work for longer when it is sent again, unless it was used", () =>
    run(
      Effect.gen(function* () {
        const key = yield* seedKey()
        const { byDigest, issue, use } = yield* EmailKeyRepository
        const later = { ...key, createdAt: within, expiresAt: "2026-03-02T12:00:00.000Z" }
        yield* issue(later)
        expect(yield* byDigest(key.digest)).toEqual(later)
        expect(yield* use(key.digest, within)).toBe(true)
        yield* issue(key)
        expect(yield* byDigest(key.digest)).toEqual({ ...key, usedAt: within })
        expect(yield* use(key.digest, within)).toBe(false)
      })
    ))

  it("lets a key be used once, also by two at once", () =>
    run(
      Effect.gen(function* () {
        const { digest } = yield* seedKey()
        const { byDigest, use } = yield* EmailKeyRepository
        const used = yield* Effect.all([use(digest, within), use(digest, within)], { concurrency: 2 })
        expect(used.toSorted()).toEqual([false, true])
        expect(yield* byDigest(digest)).toMatchObject({ usedAt: within })
      })
    ))

  it("counts by the day the keys that were used, once each, also when they are gone", () =>
    run(
      Effect.gen(function* () {
        const { opened, purge, use } = yield* EmailKeyRepository
        const later = { expiresAt: "2027-05-09T00:00:00.000Z" }
        const [key, other] = [yield* seedKey(later), yield* seedKey(later)]
        yield* seedKey(later)
        yield* use(key.digest, "2027-05-01T23:59:59.999Z")
        yield* use(key.digest, "2027-05-02T08:00:00.000Z")
        yield* use(other.digest, "2027-05-02T08:00:00.000Z")
        yield* purge(later.expiresAt, "2027-05-01T00:00:00.000Z")
        const counted = yield* opened("2027-05-01T00:00:00.000Z")
        expect(counted.toSorted((a, b) => a.day.localeCompare(b.day))).toEqual([
          { day: "2027-05-01", opened: 1 },
          { day: "2027-05-02", opened: 1 }
        ])
        yield* purge(later.expiresAt, "2027-05-02T00:00:00.000Z")
        expect(yield* opened("2027-05-01T00:00:00.000Z")).toEqual([{ day: "2027-05-02", opened: 1 }])
      })
    ))

  it("lets no key be used that has expired or never was", () =>
    run(
      Effect.gen(function* () {
        const { digest } = yield* seedKey()
        const { use } = yield* EmailKeyRepository
        expect(yield* use(digest, expiresAt)).toBe(false)
        expect(yield* use("another digest", within)).toBe(false)
      })
    ))

  it("revokes a person's key of a purpose, and no other", () =>
    run(
      Effect.gen(function* () {
        const [revoked, other] = [yield* seedKey(), yield* seedKey()]
        const { byDigest, issue, revoke } = yield* EmailKeyRepository
        const change = anEmailKey({ userId: revoked.userId, purpose: "change" })
        yield* issue(change)
        yield* revoke(revoked.userId, "reset")
        expect(yield* byDigest(revoked.digest)).toBeNull()
        for (const key of [change, other]) expect(yield* byDigest(key.digest)).toEqual(key)
      })
    ))

  it("forgets what has expired", () =>
    run(
      Effect.gen(function* () {
        const expired = yield* seedKey()
        const valid = yield* seedKey({ expiresAt: "2026-03-09T09:30:00.000Z" })
        const { byDigest, purge } = yield* EmailKeyRepository
        yield* purge(expiresAt, within)
        expect(yield* byDigest(expired.digest)).toBeNull()
        expect(yield* byDigest(valid.digest)).toEqual(valid)
      })
    ))

  it("forgets with what has expired the new address that an unused one was to bring, and no other", () =>
    run(
      Effect.gen(function* () {
        const { purge, use } = yield* EmailKeyRepository
        const { of, setNewEmail } = yield* ContactRepository
        const change = { purpose: "change", expiresAt } as const
        const [expired, used, valid, reset] = [
          yield* seedKey(change),
          yield* seedKey(change),
          yield* seedKey({ ...change, expiresAt: "2026-03-09T09:30:00.000Z" }),
          yield* seedKey()
        ]
        for (const { userId } of [expired, used, valid, reset]) yield* setNewEmail(userId, "new@example.com")
        yield* use(used.digest, within)
        yield* purge(expiresAt, within)
        const after = yield* Effect.forEach([expired, used, valid, reset], ({ userId }) => of(userId))
        const kept = "new@example.com"
        expect(after.map(({ newEmail }) => newEmail)).toEqual([null, kept, kept, kept])
      })
    ))
})
