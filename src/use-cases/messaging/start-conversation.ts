import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import type { NewConversation } from "#domain/messaging/conversation.ts"
import type { LiveSanction } from "#domain/sanction/sanction.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { ConversationViews } from "#ports/views/conversation-views.ts"

import type { Body } from "../body.ts"
import { findListedProvider } from "../provider/find-listed-provider.ts"
import { refuseLimited } from "../sanction/live-sanction.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { openConversation } from "./open-conversation.ts"

/** Requires that a provider is listed or has bid: whoever reads an offer may ask about it. */
const requireKnown = (actor: Actor, providerId: ProviderId) =>
  Effect.catchTag(findListedProvider(providerId), "InvalidInput", (unlisted) =>
    Effect.gen(function* () {
      const { hasBid } = yield* QuoteRepository
      if (!(yield* hasBid({ homeownerId: actor.id, providerId }))) yield* Effect.fail(unlisted)
    })
  )

/**
 * A homeowner turns to a provider; `isNew` is false when they had a conversation already, which a limited person gets
 * too.
 */
export const startConversation = Effect.fn("startConversation")(function* (
  actor: Actor,
  body: Body<NewConversation>,
  limited: LiveSanction | null
) {
  const views = yield* ConversationViews
  const { heldOf } = yield* ConversationRepository
  const { providerId } = yield* body
  const pair = { homeownerId: actor.id, providerId }
  const start = Effect.gen(function* () {
    const known = yield* heldOf(pair)
    if (known !== null) return { conversation: known, isNew: false }
    if (limited !== null) yield* refuseLimited(limited)
    yield* requireKnown(actor, providerId)
    const opened = yield* openConversation({ ...pair, projectId: null })
    if (opened.isNew) yield* withinLimit(actor, { kind: "providersAsked", thing: providerId })
    return opened
  })
  const { conversation, isNew } = yield* atomically(start)
  return { conversation: yield* views.byId(conversation.id, actor), isNew }
})
