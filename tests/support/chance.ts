import { randomInt } from "node:crypto"

import { onTestFailed } from "vitest"

import { type Random, seededRandom } from "#adapters/demo/random.ts"

const { TEST_SEED: given } = process.env

/** Random numbers for the running test. A failing test prints its seed; `TEST_SEED` repeats a run with that seed. */
export const testChance = (): Random => {
  const seed = given === undefined || given === "" ? String(randomInt(2 ** 32)) : given
  onTestFailed(({ task }) => console.error(`TEST_SEED=${seed} repeats what "${task.name}" left to chance`))
  return seededRandom(seed)
}
