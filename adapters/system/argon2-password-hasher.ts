import { hash, type Options, verify } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"

import { TooManySignIns } from "#domain/account/account-errors.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"

/** argon2id; the costs are OWASP's least: 19 MiB, two passes, one lane. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing shares Node's few worker threads with files and SQLite; a burst of sign-ins must leave some free.
const atOnce = 2

// A hash takes 25 to 100 milliseconds: the last in line waits a second or two, and those who are refused may try again.
const waiting = 50

/**
 * Does few pieces of work at once, in the order in which they come, and refuses those for which no place is left to
 * wait.
 */
const makeLine = Effect.map(Semaphore.make(atOnce), (workers) => {
  let count = 0
  return <A>(work: Effect.Effect<A>): Effect.Effect<A, TooManySignIns> =>
    Effect.suspend(() => {
      if (count >= atOnce + waiting) return Effect.fail(new TooManySignIns())
      count += 1
      return Effect.ensuring(
        workers.withPermit(work),
        Effect.sync(() => void (count -= 1))
      )
    })
})

/**
 * Hashes with argon2id. For an unknown account it verifies against the hash of a random password, which takes as long.
 */
export const Argon2PasswordHasher = Layer.effect(
  PasswordHasher,
  Effect.gen(function* () {
    const inLine = yield* makeLine
    const ofNobody = yield* Effect.promise(() => hash(crypto.randomUUID(), costs))
    return PasswordHasher.of({
      ofNobody,
      hash: (password) => inLine(Effect.promise(() => hash(password, costs))),
      verify: (known, password) =>
        inLine(Effect.promise(async () => (await verify(known ?? ofNobody, password)) && known !== null))
    })
  })
)
