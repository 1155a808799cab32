import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { PasswordHasher } from "#ports/password-hasher.ts"

import { password } from "./people.ts"

/** A fake hasher for tests of hundreds of attempts, in which real hashes would take too long. */
export const plainPasswords = Layer.succeed(PasswordHasher, {
  ofNobody: "nobody's",
  hash: (plain) => Effect.succeed(`plain ${plain}`),
  verify: (hash, plain) => Effect.succeed(hash === `plain ${plain}`)
})

export const passwordHash = `plain ${password}`

/** The distinct statuses of `count` attempts, one after another. */
export const times = async (count: number, attempt: (turn: number) => Promise<{ status: number }>) => {
  const statuses: Array<number> = []
  for (let turn = 0; turn < count; turn++) statuses.push((await attempt(turn)).status)
  return [...new Set(statuses)]
}
