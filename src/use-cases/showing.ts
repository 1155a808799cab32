import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import type { ShownTopic } from "#domain/events/event.ts"

/** What an answer that is being made shows. */
export interface Shown {
  readonly topics: Set<ShownTopic>
  /** Until when the answer is true at most, whatever happens, in milliseconds since 1970. */
  until: number
}

export const makeShown = (): Shown => ({ topics: new Set(), until: Infinity })

/** What the answer that is being made shows; null where it is not cached. */
export const Showing = Context.Reference<Shown | null>("use-cases/Showing", {
  defaultValue: () => null
})

/** Notes that the answer shows this: a cached one stays true until something newer is addressed to it. */
export const shows = (...topics: ReadonlyArray<ShownTopic>): Effect.Effect<void> =>
  Effect.map(Showing, (showing) => {
    for (const topic of topics) showing?.topics.add(topic)
  })

/**
 * Notes that the answer depends on something that no event tells of, and that is refreshed at `until` (milliseconds).
 */
export const showsUntil = (until: number): Effect.Effect<void> =>
  Effect.map(Showing, (showing) => {
    if (showing !== null) showing.until = Math.min(showing.until, until)
  })
