import * as DateTime from "effect/DateTime"
import * as Effect from "effect/Effect"

import type { PhotoRecord } from "#domain/photo/photo.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { MarketplaceLoader } from "#ports/marketplace-loader.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { PhotoFiles } from "#ports/photo-files.ts"

import { demoInstantAt } from "./calendar.ts"
import { type DemoMarketplace, demoMarketplace } from "./marketplace.ts"
import { demoOperator } from "./office/operator.ts"
import { demoAccounts } from "./people/accounts.ts"
import { readDrawings } from "./pictures.ts"

/** The passwords of the demo accounts and the operator hashed; all others get the hash of one that nobody knows. */
const withPasswords = Effect.fnUntraced(function* ({ users, ...rest }: DemoMarketplace) {
  const { hash, ofNobody } = yield* PasswordHasher
  const hashes = yield* Effect.forEach(
    [...demoAccounts, demoOperator],
    ({ email, password }) => Effect.map(hash(password), (hashed) => [email, hashed] as const),
    { concurrency: "unbounded" }
  )
  const hashOf = new Map(hashes)
  const accounts = users.map((user) => ({ ...user, passwordHash: hashOf.get(user.email) ?? ofNobody }))
  return { accounts, ...rest }
})

/** Keeps the pictures of the photos, before there are photos that need them. */
const keepPictures = Effect.fnUntraced(function* ({ photos }: DemoMarketplace) {
  const { put } = yield* PhotoFiles
  const drawn = new Map([...readDrawings().values()].map(({ pictures, sha256 }) => [sha256, pictures]))
  const keep = ({ id, sha256 }: PhotoRecord) => {
    const pictures = drawn.get(sha256)
    return pictures === undefined ? Effect.void : put(id, pictures)
  }
  yield* Effect.forEach(photos, keep, { concurrency: 8, discard: true })
})

/**
 * Loads the demo marketplace as it stands at an instant into an empty database, and says whether it did; a database
 * with people in it is left alone.
 */
export const loadDemoMarketplaceAt = Effect.fnUntraced(function* (instant: Instant) {
  const { exclusively, isEmpty, load } = yield* MarketplaceLoader
  const loadIfEmpty = Effect.gen(function* () {
    if (!(yield* isEmpty)) return false
    const marketplace = demoMarketplace(instant)
    const [loadable] = yield* Effect.all([withPasswords(marketplace), keepPictures(marketplace)], {
      concurrency: "unbounded"
    })
    yield* load(loadable)
    return true
  })
  // Of servers that start at once, one loads and the others find it loaded.
  return yield* exclusively(loadIfEmpty)
})

/** Loads the demo marketplace of this week. */
export const loadDemoMarketplace = Effect.flatMap(DateTime.now, (at) =>
  loadDemoMarketplaceAt(demoInstantAt(DateTime.formatIso(at)))
)
