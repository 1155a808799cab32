import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { newsOfQuote } from "#domain/events/news.ts"
import { requireParticipant } from "#domain/messaging/conversation-rules.ts"
import type { ConversationRecord } from "#domain/messaging/conversation.ts"
import {
  archived,
  blocked,
  newsOfPuttingAway,
  type PutAway,
  sideOf,
  unarchived,
  unblocked
} from "#domain/messaging/put-away.ts"
import { noticesOfClosed } from "#domain/notices/work-notices.ts"
import type { ConversationId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import { publish, storeChange } from "../events/publish.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { unsayOutdated } from "../quote/unsay-outdated.ts"
import { withTitles } from "../quote/with-title.ts"

// People are told as ever that a quote has ended, but not that it ended with the conversation.
const endPending = Effect.fnUntraced(function* (actor: Actor, conversation: ConversationRecord) {
  const quotes = yield* QuoteRepository
  const closedBy = sideOf(conversation, actor)
  const closed = yield* quotes.closeBetween(conversation, { closeReason: null, closedBy })
  const [first, ...others] = closed.map(({ id }) => id)
  if (first === undefined) return
  yield* publish(...closed.map(newsOfQuote))
  yield* seenBy(actor, first, ...others)
  yield* unsayOutdated(closed)
  yield* tell(...noticesOfClosed(actor, yield* withTitles(closed)))
})

const put =
  <E>(rule: PutAway<E>) =>
  (actor: Actor, id: ConversationId) =>
    Effect.gen(function* () {
      const conversations = yield* ConversationRepository
      const views = yield* ConversationViews

      const store = Effect.gen(function* () {
        const before = yield* conversations.held(id)
        yield* Effect.fromResult(requireParticipant(before, actor))
        const after = yield* Effect.fromResult(rule(before, actor, yield* now))
        if (after === before) return
        yield* storeChange(
          { value: after, news: newsOfPuttingAway(before, after, actor) },
          conversations.putAway
        )
        if (rule === blocked) yield* endPending(actor, after)
      })
      yield* atomically(store)
      return yield* views.byId(id, actor)
    })

/** Puts one of one's own conversations into the archive. */
export const archiveConversation = put(archived)

/** Takes one of one's own conversations out of the archive. */
export const unarchiveConversation = put(unarchived)

/** Closes one of one's own conversations for both, with what is pending between the two. */
export const blockConversation = put(blocked)

/** Opens the conversation that one has closed. */
export const unblockConversation = put(unblocked)
