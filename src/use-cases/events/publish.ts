import * as Effect from "effect/Effect"

import type { News } from "#domain/events/event.ts"
import {
  newsOfConversation,
  newsOfMessage,
  newsOfProfile,
  newsOfProject,
  newsOfQuote,
  newsOfReading,
  newsOfReview,
  newsOfSessionEnd
} from "#domain/events/news.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { EventLog } from "#ports/event-log.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

const tell = (...news: ReadonlyArray<News>): Effect.Effect<void, never, EventLog> =>
  Effect.flatMap(EventLog, ({ append }) => append(news))

// Told inside the transaction that makes the change, and heard only if it commits.
const telling =
  <A extends ReadonlyArray<unknown>>(news: (...about: A) => News) =>
  (...about: A) =>
    tell(news(...about))

export const tellOfQuote = telling(newsOfQuote)
export const tellOfConversation = telling(newsOfConversation)
export const tellOfMessage = telling(newsOfMessage)
export const tellOfReading = telling(newsOfReading)
export const tellOfReview = telling(newsOfReview)
export const tellOfProfile = telling(newsOfProfile)
export const tellOfSessionEnd = telling(newsOfSessionEnd)

/** Tells of a new project, or of a change from one state to another. */
export const tellOfProject = Effect.fnUntraced(function* (
  ...states: readonly [ProjectRecord, ...ReadonlyArray<ProjectRecord>]
) {
  const quotes = yield* QuoteRepository
  const isNew = states.length === 1
  yield* tell(newsOfProject(states, isNew ? [] : yield* quotes.providersOn(states[0].id)))
})
