import * as Effect from "effect/Effect"

import { MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"

import { type DemoMarketplace, demoMarketplace } from "./marketplace.ts"
import { demoAccounts } from "./people/accounts.ts"

/** The demo accounts' passwords hashed; all others get the hash of a random password. */
const withPasswords = Effect.fnUntraced(function* ({ users, ...rest }: DemoMarketplace) {
  const { hash } = yield* PasswordHasher
  const nobodys = yield* hash(crypto.randomUUID())
  const hashes = yield* Effect.forEach(
    demoAccounts,
    ({ email, password }) => Effect.map(hash(password), (hashed) => [email, hashed] as const),
    { concurrency: "unbounded" }
  )
  const hashOf = new Map(hashes)
  const accounts = users.map((user) => ({ ...user, passwordHash: hashOf.get(user.email) ?? nobodys }))
  return { accounts, ...rest }
})

/** Loads the demo marketplace into an empty database, and says whether it did; a database with people in it is left alone. */
export const loadDemoMarketplace = Effect.gen(function* () {
  const { exclusively, isEmpty, load } = yield* MarketplaceLoader
  const loadIfEmpty = Effect.gen(function* () {
    if (!(yield* isEmpty)) return false
    yield* load(yield* withPasswords(demoMarketplace()))
    return true
  })
  // Of servers that start at once, one loads and the others find it loaded.
  return yield* exclusively(loadIfEmpty)
})
