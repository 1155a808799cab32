const all = ["memory", "sqlite", "postgres"] as const

/** A store that the contract suites run on. */
export type StoreName = (typeof all)[number]

/**
 * The stores to run contract suites on: all three, unless `TEST_STORES` names fewer ("memory,sqlite").
 * `npm test` refuses the variable, so that a full run is always on all of them.
 */
export const storesUnderTest = (env: NodeJS.ProcessEnv = process.env): ReadonlyArray<StoreName> => {
  const { TEST_STORES: named, npm_lifecycle_event: script } = env
  if (named === undefined || named === "") return all
  if (script === "test")
    throw new Error("npm test runs on every store: unset TEST_STORES, or use npm run test:fast")
  return named.split(",").map((name) => {
    const store = all.find((known) => known === name.trim())
    if (store === undefined) throw new Error(`TEST_STORES: "${name}" is not one of ${all.join(", ")}`)
    return store
  })
}
