import * as Effect from "effect/Effect"

import type { News } from "../../domain/events/event.ts"
import {
  newsOfConversation,
  newsOfMessage,
  newsOfProfile,
  newsOfProject,
  newsOfQuote,
  newsOfReading,
  newsOfReview,
  newsOfSessionEnd
} from "../../domain/events/news.ts"
import { EventLog } from "../../ports/event-log.ts"

// Told inside the transaction that makes the change, and heard only if it commits.
const telling =
  <A extends ReadonlyArray<unknown>>(news: (...about: A) => News) =>
  (...about: A): Effect.Effect<void, never, EventLog> =>
    Effect.flatMap(EventLog, ({ append }) => append([news(...about)]))

export const tellOfQuote = telling(newsOfQuote)
export const tellOfProject = telling(newsOfProject)
export const tellOfConversation = telling(newsOfConversation)
export const tellOfMessage = telling(newsOfMessage)
export const tellOfReading = telling(newsOfReading)
export const tellOfReview = telling(newsOfReview)
export const tellOfProfile = telling(newsOfProfile)
export const tellOfSessionEnd = telling(newsOfSessionEnd)
