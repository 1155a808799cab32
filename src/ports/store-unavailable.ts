import * as Effect from "effect/Effect"

/**
 * Why a store cannot do what it is asked for: `away`, it does not answer; `full`, it has no room to write;
 * `unconfirmed`, it went away between being told to commit and saying that it has, or it failed the rest of a request
 * of which something had been committed.
 */
export type StoreTrouble = "away" | "full" | "unconfirmed"

/**
 * The defect with which any storage port may die. `away` and `full` have changed nothing; after `unconfirmed` it is
 * unknown, and only asking again with the same idempotency key settles it.
 */
export class StoreUnavailable extends Error {
  override readonly name = "StoreUnavailable"
  readonly trouble: StoreTrouble

  constructor(trouble: StoreTrouble, cause: unknown) {
    super(`The store is ${trouble}`, { cause })
    this.trouble = trouble
  }
}

/** Ignores a store that is unavailable, in a step that the work can do without; dies of any other defect. */
export const unlessStoreUnavailable = (error: unknown): Effect.Effect<void> =>
  error instanceof StoreUnavailable ? Effect.void : Effect.die(error)
