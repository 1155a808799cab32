import * as Context from "effect/Context"
import * as Effect from "effect/Effect"

import type { ShownTopic } from "#domain/events/event.ts"

/** What the answer that is being made shows; null where nobody keeps it. */
export const Showing = Context.Reference<Set<ShownTopic> | null>("use-cases/Showing", {
  defaultValue: () => null
})

/** Says that the answer shows this: a kept one is true until something newer is addressed to it. */
export const shows = (...topics: ReadonlyArray<ShownTopic>): Effect.Effect<void> =>
  Effect.map(Showing, (showing) => {
    for (const topic of topics) showing?.add(topic)
  })
