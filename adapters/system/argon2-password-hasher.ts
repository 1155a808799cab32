import { hash, type Options, verify } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import * as Semaphore from "effect/Semaphore"

import { PasswordHasher } from "../../src/ports/password-hasher.ts"

/** argon2id; the costs are OWASP's least: 19 MiB, two passes, one lane. */
const costs: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

// Hashing shares Node's few worker threads with files and SQLite; a burst of sign-ins must leave some free.
const atOnce = 2

/** Hashes with argon2id. What an unknown account costs is a real verification, against a hash that nobody knows. */
export const Argon2PasswordHasher = Layer.effect(
  PasswordHasher,
  Effect.gen(function* () {
    const workers = yield* Semaphore.make(atOnce)
    const nobody = yield* Effect.promise(() => hash(crypto.randomUUID(), costs))
    return PasswordHasher.of({
      hash: (password) => workers.withPermit(Effect.promise(() => hash(password, costs))),
      verify: (known, password) =>
        workers.withPermit(
          Effect.promise(async () => (await verify(known ?? nobody, password)) && known !== null)
        )
    })
  })
)
