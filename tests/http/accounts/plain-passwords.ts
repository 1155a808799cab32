import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import { PasswordHasher } from "#ports/password-hasher.ts"

import { password } from "./people.ts"

/** For hundreds of attempts: the time that a real hash takes is not what such tests are about. */
export const plainPasswords = Layer.succeed(PasswordHasher, {
  hash: (plain) => Effect.succeed(`plain ${plain}`),
  verify: (hash, plain) => Effect.succeed(hash === `plain ${plain}`)
})

export const passwordHash = `plain ${password}`

/** The different statuses that so many attempts, one after another, were answered with. */
export const times = async (count: number, attempt: (turn: number) => Promise<{ status: number }>) => {
  const statuses: Array<number> = []
  for (let turn = 0; turn < count; turn++) statuses.push((await attempt(turn)).status)
  return [...new Set(statuses)]
}
