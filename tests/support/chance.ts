import { randomInt } from "node:crypto"

import { onTestFailed } from "vitest"

import { type Random, seededRandom } from "#adapters/demo/random.ts"

const { TEST_SEED: given } = process.env

/** Chance for the test that is running. When the test fails it names its seed; `TEST_SEED` gives that to another run. */
export const testChance = (): Random => {
  const seed = given === undefined || given === "" ? String(randomInt(2 ** 32)) : given
  onTestFailed(({ task }) => console.error(`TEST_SEED=${seed} repeats what "${task.name}" left to chance`))
  return seededRandom(seed)
}
