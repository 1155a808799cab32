import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { Instant } from "#domain/shared/instant.ts"

/** A file of the built interface whose name carries a hash of its content. */
export interface Asset {
  /** Without a folder: "search-Bq3xZ1aT.js". */
  readonly name: string
  readonly encoding: "br" | "identity"
  readonly content: Uint8Array
}

/** The assets of a build that a server begins to serve. */
export interface Build {
  readonly names: ReadonlyArray<string>
  /** Reads those that are not stored yet. */
  readonly read: (names: ReadonlyArray<string>) => Effect.Effect<ReadonlyArray<Asset>>
}

/**
 * The assets of all builds that were served lately, shared by all servers: a page that one build has made goes on
 * working while another build answers (docs/decisions/0052).
 */
export class AssetStore extends Context.Service<
  AssetStore,
  {
    /** Stores a build's assets; those that it has not are left behind at this moment. */
    readonly publish: (build: Build, at: Instant) => Effect.Effect<void>
    readonly byName: (name: string) => Effect.Effect<Asset | null>
    /** Forgets what was left behind before this time. */
    readonly purge: (before: Instant) => Effect.Effect<void>
  }
>()("ports/AssetStore") {}
