import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { demoAccounts, loadDemoMarketplace } from "#adapters/demo/index.ts"
import { type Marketplace, MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"

const Hasher = Layer.succeed(PasswordHasher, {
  hash: (password) => Effect.succeed(`hash of ${password}`),
  verify: (hash, password) => Effect.succeed(hash === `hash of ${password}`)
})

const storeWith = (isEmpty: boolean) => {
  const loaded: Array<Marketplace> = []
  const Loader = Layer.succeed(MarketplaceLoader, {
    exclusively: (work) => work,
    isEmpty: Effect.succeed(isEmpty),
    load: (marketplace) => Effect.sync(() => loaded.push(marketplace))
  })
  return { loaded, layer: Layer.merge(Loader, Hasher) }
}

describe("loading the demo marketplace", () => {
  it("fills an empty database once, with a password for the demo accounts alone", async () => {
    const { layer, loaded } = storeWith(true)
    expect(await Effect.runPromise(Effect.provide(loadDemoMarketplace, layer))).toBe(true)
    expect(loaded).toHaveLength(1)

    const hashes = new Map(loaded[0]?.accounts.map(({ email, passwordHash }) => [email, passwordHash]))
    for (const { email, password } of demoAccounts) expect(hashes.get(email)).toBe(`hash of ${password}`)
    const others = [...hashes].filter(([email]) => !demoAccounts.some((account) => account.email === email))
    expect(new Set(others.map(([, hash]) => hash)).size).toBe(1)
    expect(demoAccounts.map(({ password }) => `hash of ${password}`)).not.toContain(others[0]?.[1])
  })

  it("leaves a database with people in it alone", async () => {
    const { layer, loaded } = storeWith(false)
    expect(await Effect.runPromise(Effect.provide(loadDemoMarketplace, layer))).toBe(false)
    expect(loaded).toEqual([])
  })
})
