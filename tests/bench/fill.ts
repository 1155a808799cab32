import { hash } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { SqliteAdapters } from "#adapters/db-sqlite/index.ts"
import type { Account } from "#domain/account/account.ts"
import { type Marketplace, MarketplaceLoader } from "#ports/marketplace-loader.ts"

import { conversations, marketplace, talker } from "./dataset.ts"
import { copyMarketplace } from "./filling/copy-marketplace.ts"
import { benchPassword } from "./sign-in.ts"

const conversationCount = 200

function* piecesFor(homeowner: Account, providers: number): Generator<Marketplace> {
  yield* marketplace(providers)
  yield conversations(homeowner, conversationCount)
}

/** Fills an empty SQLite database with the marketplace and the talker's conversations; returns the talker. */
export const fillSqlite = async (file: string, providers: number) => {
  const runtime = ManagedRuntime.make(SqliteAdapters(file))
  const homeowner = talker(await hash(benchPassword))
  try {
    for (const piece of piecesFor(homeowner, providers)) {
      await runtime.runPromise(Effect.flatMap(MarketplaceLoader, ({ load }) => load(piece)))
    }
  } finally {
    await runtime.dispose()
  }
  return homeowner
}

/** As `fillSqlite`, on PostgreSQL. */
export const fillPostgres = async (url: string, providers: number) => {
  const homeowner = talker(await hash(benchPassword))
  await copyMarketplace(url, piecesFor(homeowner, providers))
  return homeowner
}
