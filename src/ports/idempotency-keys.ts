import * as Context from "effect/Context"
import type * as Effect from "effect/Effect"

import type { IdempotencyKey } from "#domain/shared/idempotency-key.ts"
import type { UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

/** A key as one person uses it; others may use the same. */
export interface OwnKey {
  readonly userId: UserId
  readonly key: IdempotencyKey
}

/** A key with the digest of what is asked under it. */
export interface KeyUse extends OwnKey {
  readonly fingerprint: string
  readonly expiresAt: Instant
}

/** An earlier request under a key, by its digest, and how it was answered. */
export interface EarlierUse {
  readonly fingerprint: string
  readonly answer: string
}

/**
 * Idempotency keys with the answers to what was asked under them. A transaction takes a key, does what is asked and
 * keeps the answer: all three commit together, or none do.
 */
export class IdempotencyKeys extends Context.Service<
  IdempotencyKeys,
  {
    /**
     * Takes the key for the surrounding transaction, or tells of its earlier use. Waits while another transaction holds
     * the key. A key that expired by `now` is free.
     */
    readonly take: (use: KeyUse, now: Instant) => Effect.Effect<EarlierUse | null>
    /**
     * The earlier use of a key, unless it expired by `now`. Neither sees nor waits for a use that is not committed yet.
     */
    readonly find: (own: OwnKey, now: Instant) => Effect.Effect<EarlierUse | null>
    /** Keeps the answer under a key that this transaction has taken. */
    readonly keep: (own: OwnKey, answer: string) => Effect.Effect<void>
    /** Removes what expired before `now`. */
    readonly purge: (now: Instant) => Effect.Effect<void>
  }
>()("ports/IdempotencyKeys") {}
