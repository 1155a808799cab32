import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"
import { describe, expect, it } from "vitest"

import { demoAccounts, demoOperator, loadDemoMarketplace } from "#adapters/demo/index.ts"
import type { PhotoId } from "#domain/shared/ids.ts"
import { type Marketplace, MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { PhotoFiles, type Pictures } from "#ports/photo-files.ts"

const Hasher = Layer.succeed(PasswordHasher, {
  ofNobody: "hash of nobody's",
  hash: (password) => Effect.succeed(`hash of ${password}`),
  verify: (hash, password) => Effect.succeed(hash === `hash of ${password}`)
})

const storeWith = (isEmpty: boolean) => {
  const loaded: Array<Marketplace> = []
  const kept = new Map<PhotoId, Pictures>()
  const Loader = Layer.succeed(MarketplaceLoader, {
    exclusively: (work) => work,
    isEmpty: Effect.succeed(isEmpty),
    load: (marketplace) => Effect.sync(() => loaded.push(marketplace))
  })
  const Files = Layer.succeed(PhotoFiles, {
    put: (id, pictures) => Effect.sync(() => void kept.set(id, pictures)),
    read: () => Effect.succeed(null),
    remove: () => Effect.void,
    forAll: () => Effect.void
  })
  return { kept, loaded, layer: Layer.mergeAll(Loader, Hasher, Files) }
}

describe("loading the demo marketplace", () => {
  it("fills an empty database once, with a password for the demo accounts alone", async () => {
    const { layer, loaded } = storeWith(true)
    expect(await Effect.runPromise(Effect.provide(loadDemoMarketplace, layer))).toBe(true)
    expect(loaded).toHaveLength(1)

    const hashes = new Map(loaded[0]?.accounts.map(({ email, passwordHash }) => [email, passwordHash]))
    for (const { email, password } of demoAccounts) expect(hashes.get(email)).toBe(`hash of ${password}`)
    expect(hashes.get(demoOperator.email)).toBe(`hash of ${demoOperator.password}`)
    const known = new Set([...demoAccounts, demoOperator].map(({ email }) => email))
    const others = [...hashes].filter(([email]) => !known.has(email))
    expect(new Set(others.map(([, hash]) => hash)).size).toBe(1)
    expect(demoAccounts.map(({ password }) => `hash of ${password}`)).not.toContain(others[0]?.[1])
  })

  it("keeps the pictures of every photo", async () => {
    const { kept, layer, loaded } = storeWith(true)
    await Effect.runPromise(Effect.provide(loadDemoMarketplace, layer))
    const photos = loaded[0]?.photos ?? []
    expect([...kept.keys()].toSorted()).toEqual(photos.map(({ id }) => id).toSorted())
    for (const { bytes, id } of photos) {
      const { large, thumb } = kept.get(id) ?? { large: [], thumb: [] }
      expect(large.length + thumb.length).toBe(bytes)
    }
  })

  it("leaves a database with people in it alone", async () => {
    const { kept, layer, loaded } = storeWith(false)
    expect(await Effect.runPromise(Effect.provide(loadDemoMarketplace, layer))).toBe(false)
    expect(loaded).toEqual([])
    expect(kept.size).toBe(0)
  })
})
