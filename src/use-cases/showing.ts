import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import type { ShownTopic } from "#domain/events/event.ts"

/** What an answer that is being made shows. */
export interface Shown {
  readonly topics: Set<ShownTopic>
  /** Until when it is true at most, whatever happens, by the clock in milliseconds. */
  until: number
}

export const makeShown = (): Shown => ({ topics: new Set(), until: Infinity })

/** What the answer that is being made shows; null where nobody keeps it. */
export const Showing = Context.Reference<Shown | null>("use-cases/Showing", {
  defaultValue: () => null
})

/** Says that the answer shows this: a kept one is true until something newer is addressed to it. */
export const shows = (...topics: ReadonlyArray<ShownTopic>): Effect.Effect<void> =>
  Effect.map(Showing, (showing) => {
    for (const topic of topics) showing?.topics.add(topic)
  })

/** Says that the answer goes by something that no event tells of, and that is known anew at `until` (milliseconds). */
export const showsUntil = (until: number): Effect.Effect<void> =>
  Effect.map(Showing, (showing) => {
    if (showing !== null) showing.until = Math.min(showing.until, until)
  })
