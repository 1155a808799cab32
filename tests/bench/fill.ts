import { hash } from "@node-rs/argon2"
import * as Effect from "effect/Effect"
import type * as Layer from "effect/Layer"
import * as ManagedRuntime from "effect/ManagedRuntime"

import { type Marketplace, MarketplaceLoader } from "#ports/marketplace-loader.ts"

import { conversations, marketplace, talker } from "./dataset.ts"
import { benchPassword } from "./sign-in.ts"

const conversationCount = 200

/** Fills an empty store with the deterministic marketplace and the talker's conversations; gives the talker. */
export const fill = async (store: Layer.Layer<MarketplaceLoader>, providers: number) => {
  const runtime = ManagedRuntime.make(store)
  const load = (piece: Marketplace) =>
    runtime.runPromise(Effect.flatMap(MarketplaceLoader, (loader) => loader.load(piece)))
  const homeowner = talker(await hash(benchPassword))
  try {
    for (const piece of marketplace(providers)) await load(piece)
    await load(conversations(homeowner, conversationCount))
  } finally {
    await runtime.dispose()
  }
  return homeowner
}
