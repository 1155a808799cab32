import * as Effect from "effect/Effect"

import { leaseEnd } from "#domain/chores/lease.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { now } from "../now.ts"

/**
 * Work that several servers share: whoever claims an item has a lease on it for some minutes; then another server may
 * claim it.
 */
export interface Leased<Item, R> {
  readonly claim: (
    now: Instant,
    until: Instant,
    limit: number
  ) => Effect.Effect<ReadonlyArray<Item>, never, R>
  /** Does the work of one item and settles what became of it. */
  readonly attempt: (item: Item) => Effect.Effect<void, never, R>
  /** Gives back items that were claimed and not begun. */
  readonly release: (items: ReadonlyArray<Item>, now: Instant) => Effect.Effect<void, never, R>
}

// Small, because items that a killed server had claimed wait until their lease ends.
const claimedAtOnce = 10
const attemptsAtOnce = 5

const claimSome = <Item, R>({ attempt, claim, release }: Leased<Item, R>, atOnce: number) =>
  Effect.uninterruptibleMask((restore) =>
    Effect.gen(function* () {
      const at = yield* now
      const items = yield* claim(at, leaseEnd(at), atOnce)
      const begun = new Set<Item>()
      const attempts = Effect.forEach(
        items,
        (item) =>
          Effect.uninterruptible(
            Effect.andThen(
              Effect.sync(() => begun.add(item)),
              attempt(item)
            )
          ),
        { concurrency: attemptsAtOnce, discard: true }
      )
      yield* Effect.onInterrupt(restore(attempts), () =>
        Effect.flatMap(now, (later) =>
          release(
            items.filter((item) => !begun.has(item)),
            later
          )
        )
      )
      return items.length
    })
  )

/**
 * Works off what is due, up to `atOnce` at a time, until nothing is left. When interrupted, it finishes what it has
 * begun and gives back the rest.
 */
export const workOff = <Item, R>(
  work: Leased<Item, R>,
  atOnce = claimedAtOnce
): Effect.Effect<void, never, R> =>
  Effect.gen(function* () {
    while ((yield* claimSome(work, atOnce)) > 0);
  })
