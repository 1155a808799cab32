import * as Effect from "effect/Effect"

import type { Account, Actor } from "#domain/account/account.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { MarketplaceLoader, type Marketplace } from "#ports/marketplace-loader.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import { anAccount, aProvider } from "./builders.ts"

/** Stores a homeowner. */
export const seedHomeowner = Effect.fnUntraced(function* (overrides: Partial<Account> = {}) {
  const account = anAccount(overrides)
  yield* (yield* UserRepository).insert(account)
  return account
})

let specialties = 0

/** A specialty that no provider of this file's tests has yet, and that no number in a search text matches. */
export const newSpecialty = () => `Trade t${(specialties += 1)}`

/** Stores a provider with the account behind the profile. */
export const seedProvider = Effect.fnUntraced(function* (
  overrides: Partial<ProviderProfile> = {},
  person: Partial<Account> = {}
) {
  const account = yield* seedHomeowner({ role: "provider", ...person })
  const profile = aProvider({ userId: account.id, ...overrides })
  yield* (yield* ProviderRepository).insert(profile)
  return profile
})

/** Stores a homeowner and a provider, the two sides of quotes and conversations. */
export const seedPair = Effect.fnUntraced(function* () {
  const homeowner = yield* seedHomeowner()
  const provider = yield* seedProvider()
  return { homeowner, provider }
})

export const asHomeowner = ({ firstName: name, id }: Pick<Account, "firstName" | "id">): Actor => ({
  id,
  role: "homeowner",
  name,
  providerId: null
})

export const asProvider = ({ businessName: name, id, userId }: ProviderProfile): Actor => ({
  id: userId,
  role: "provider",
  name,
  providerId: id
})

/** Loads a marketplace with these tables; all others are empty. */
export const seedMarketplace = Effect.fnUntraced(function* (tables: Partial<Marketplace>) {
  const nothing: Marketplace = {
    accounts: [],
    providers: [],
    projects: [],
    invitations: [],
    quotes: [],
    offers: [],
    templates: [],
    reveals: [],
    savedProviders: [],
    savedSearches: [],
    reviews: [],
    conversations: [],
    messages: [],
    notifications: [],
    photos: []
  }
  yield* (yield* MarketplaceLoader).load({ ...nothing, ...tables })
})

/** Loads many providers at once, each with an account. */
export const seedProviders = Effect.fnUntraced(function* (profiles: ReadonlyArray<Partial<ProviderProfile>>) {
  const accounts = profiles.map(() => anAccount({ role: "provider" }))
  const providers = profiles.map((overrides, index) =>
    aProvider({ ...overrides, ...(accounts[index] && { userId: accounts[index].id }) })
  )
  yield* seedMarketplace({ accounts, providers })
  return providers
})
