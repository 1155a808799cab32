import * as Deferred from "effect/Deferred"
import * as Effect from "effect/Effect"
import * as Fiber from "effect/Fiber"
import * as Result from "effect/Result"
import { expect, it } from "vitest"

import { IdempotencyKey } from "#domain/shared/idempotency-key.ts"
import { IdempotencyKeys, type KeyUse } from "#ports/idempotency-keys.ts"
import { Transactor } from "#ports/transactor.ts"
import { seedHomeowner } from "#tests/support/seed.ts"
import { onEveryStore } from "#tests/support/stores/stores.ts"

const sentAt = "2026-03-02T09:30:00.000Z"
const justBefore = "2026-03-03T09:29:59.999Z"
const expiresAt = "2026-03-03T09:30:00.000Z"

const aUse = Effect.fnUntraced(function* (overrides: Partial<KeyUse> = {}) {
  const { id: userId } = yield* seedHomeowner()
  const key = IdempotencyKey.make(crypto.randomUUID())
  return { userId, key, fingerprint: "a message", expiresAt, ...overrides }
})

const take = (use: KeyUse, now = sentAt) =>
  Effect.flatMap(Effect.all([Transactor, IdempotencyKeys]), ([{ atomically }, keys]) =>
    atomically(keys.take(use, now))
  )

/** Takes the idempotency key and, if it was free, runs the work and stores its answer. */
const takeAndKeep = <E = never>(use: KeyUse, work: Effect.Effect<string, E>) =>
  Effect.gen(function* () {
    const keys = yield* IdempotencyKeys
    const { atomically } = yield* Transactor
    return yield* atomically(
      Effect.gen(function* () {
        const earlier = yield* keys.take(use, sentAt)
        if (earlier !== null) return earlier.answer
        const answer = yield* work
        yield* keys.keep(use, answer)
        return `first ${answer}`
      })
    )
  })

const together = { concurrency: "unbounded" } as const

onEveryStore("IdempotencyKeys", (run) => {
  it("give who comes later what was asked first, and the answer", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        expect(yield* takeAndKeep(use, Effect.succeed("sent"))).toBe("first sent")
        const again = { ...use, fingerprint: "another message" }
        for (const later of [use, again]) {
          expect(yield* take(later, justBefore)).toEqual({ fingerprint: "a message", answer: "sent" })
        }
      })
    ))

  it("tell what was done under them, and nothing of what is not done or expired", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        const keys = yield* IdempotencyKeys
        expect(yield* keys.find(use, sentAt)).toBe(null)
        yield* Effect.flip(takeAndKeep(use, Effect.fail("refused")))
        expect(yield* keys.find(use, sentAt)).toBe(null)
        yield* takeAndKeep(use, Effect.succeed("sent"))
        const other = yield* aUse({ key: use.key })
        expect(yield* keys.find(other, sentAt)).toBe(null)
        expect(yield* keys.find(use, justBefore)).toEqual({ fingerprint: "a message", answer: "sent" })
        expect(yield* keys.find(use, expiresAt)).toBe(null)
      })
    ))

  it("are each person's own, and independent of each other", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        yield* takeAndKeep(use, Effect.succeed("sent"))
        expect(yield* take(yield* aUse({ key: use.key }))).toBeNull()
        expect(yield* take(yield* aUse({ userId: use.userId }))).toBeNull()
      })
    ))

  it("make who comes meanwhile wait for the answer", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        const started = yield* Deferred.make<void>()
        const goOn = yield* Deferred.make<void>()
        const work = Deferred.succeed(started, undefined).pipe(
          Effect.andThen(Deferred.await(goOn)),
          Effect.as("sent")
        )
        const first = yield* Effect.forkChild(takeAndKeep(use, work))
        yield* Deferred.await(started)
        const others = yield* Effect.all(
          Array.from({ length: 4 }, () => Effect.forkChild(takeAndKeep(use, Effect.succeed("sent twice"))))
        )
        yield* Deferred.succeed(goOn, undefined)
        expect(yield* Fiber.join(first)).toBe("first sent")
        for (const other of others) expect(yield* Fiber.join(other)).toBe("sent")
      })
    ))

  it("let one of many at once do the work, and the next when that one fails", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        let turns = 0
        const failsAtFirst = Effect.suspend(() =>
          (turns += 1) === 1 ? Effect.fail("refused") : Effect.succeed("sent")
        )
        const attempts = Array.from({ length: 12 }, () => Effect.result(takeAndKeep(use, failsAtFirst)))
        const answers = (yield* Effect.all(attempts, together)).map(Result.merge)
        const others = Array.from({ length: 10 }, () => "sent")
        expect(answers.toSorted()).toEqual(["first sent", "refused", ...others])
        expect(turns).toBe(2)
      })
    ))

  it("forget what a transaction took and kept that was undone", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        const { atomically } = yield* Transactor
        const undone = Effect.andThen(
          takeAndKeep(use, Effect.succeed("sent")),
          Effect.fail("changed my mind")
        )
        expect(yield* Effect.flip(atomically(undone))).toBe("changed my mind")
        expect(yield* take(use)).toBeNull()
      })
    ))

  it("are free again once they have expired, for something else too", () =>
    run(
      Effect.gen(function* () {
        const use = yield* aUse()
        yield* takeAndKeep(use, Effect.succeed("sent"))
        const later = { ...use, fingerprint: "another message", expiresAt: "2026-03-04T09:30:00.000Z" }
        expect(yield* take(use, justBefore)).not.toBeNull()
        expect(yield* take(later, expiresAt)).toBeNull()
        expect(yield* take(later, expiresAt)).toEqual({ fingerprint: "another message", answer: "" })
      })
    ))

  it("are purged once they have expired, and not before", () =>
    run(
      Effect.gen(function* () {
        const [old, young] = [yield* aUse(), yield* aUse({ expiresAt: "2026-03-03T09:30:00.001Z" })]
        for (const use of [old, young]) yield* takeAndKeep(use, Effect.succeed("sent"))
        yield* (yield* IdempotencyKeys).purge(expiresAt)
        expect(yield* take(old)).toBeNull()
        expect(yield* take(young)).toEqual({ fingerprint: "a message", answer: "sent" })
      })
    ))
})
