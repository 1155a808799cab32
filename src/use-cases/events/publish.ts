import * as Effect from "effect/Effect"

import type { Changed } from "#domain/events/changed.ts"
import type { News } from "#domain/events/event.ts"
import { newsOfShown } from "#domain/events/profile-news.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { EventLog } from "#ports/event-log.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

/** Publishes news with the surrounding transaction: they are heard only if it commits. */
export const publish = (...news: ReadonlyArray<News>): Effect.Effect<void, never, EventLog> =>
  Effect.flatMap(EventLog, ({ append }) => append(news))

/** Stores what a step has changed, and publishes the news of it. */
export const storeChange = <A, E, R>(
  { news, value }: Changed<A>,
  store: (value: A) => Effect.Effect<void, E, R>
): Effect.Effect<void, E, R | EventLog> => Effect.andThen(store(value), publish(news))

/** Publishes that visitors see something else of a provider, who must exist. */
export const publishShown = Effect.fnUntraced(function* (id: ProviderId) {
  const { byId } = yield* ProviderRepository
  yield* publish(newsOfShown(yield* Effect.orDie(byId(id))))
})
