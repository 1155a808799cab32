import * as Effect from "effect/Effect"

import type { Changed } from "#domain/events/changed.ts"
import type { News } from "#domain/events/event.ts"
import { EventLog } from "#ports/event-log.ts"

/** Publishes news with the surrounding transaction: they are heard only if it commits. */
export const publish = (...news: ReadonlyArray<News>): Effect.Effect<void, never, EventLog> =>
  Effect.flatMap(EventLog, ({ append }) => append(news))

/** Stores what a step has changed, and publishes the news of it. */
export const storeChange = <A, E, R>(
  { news, value }: Changed<A>,
  store: (value: A) => Effect.Effect<void, E, R>
): Effect.Effect<void, E, R | EventLog> => Effect.andThen(store(value), publish(news))
