import * as Effect from "effect/Effect"

import type { conversationEndpoints } from "#ports/http/conversation-endpoints.ts"
import { listConversations } from "#use-cases/messaging/list-conversations.ts"
import { listMessages } from "#use-cases/messaging/list-messages.ts"
import { listRevealsInTalk } from "#use-cases/messaging/list-reveals.ts"
import { markRead } from "#use-cases/messaging/mark-read.ts"
import {
  archiveConversation,
  blockConversation,
  unarchiveConversation,
  unblockConversation
} from "#use-cases/messaging/put-away.ts"
import { sendMessage } from "#use-cases/messaging/send-message.ts"
import { showConversation } from "#use-cases/messaging/show-conversation.ts"
import { startConversation } from "#use-cases/messaging/start-conversation.ts"

import { Reply, type Routes } from "../endpoints/route.ts"
import { ownPage } from "./own-page.ts"

export const conversationRoutes: Routes<keyof typeof conversationEndpoints> = {
  "GET /api/conversations": ({ actor, linkWith, query }) =>
    Effect.map(listConversations(actor, query), ownPage(linkWith)),
  "POST /api/conversations": ({ actor, body, limited }) =>
    Effect.map(
      startConversation(actor, body, limited),
      ({ conversation, isNew }) => new Reply(conversation, { status: isNew ? 201 : 200 })
    ),
  "GET /api/conversations/:conversationId": ({ actor, params }) =>
    showConversation(actor, params.conversationId),
  "GET /api/conversations/:conversationId/messages": ({ actor, params, query }) =>
    listMessages(actor, params.conversationId, query),
  "POST /api/conversations/:conversationId/messages": ({ actor, body, params }) =>
    sendMessage(actor, params.conversationId, body),
  "POST /api/conversations/:conversationId/read": ({ actor, params }) =>
    markRead(actor, params.conversationId),
  "GET /api/conversations/:conversationId/reveals": ({ actor, params }) =>
    listRevealsInTalk(actor, params.conversationId),
  "POST /api/conversations/:conversationId/archive": ({ actor, params }) =>
    archiveConversation(actor, params.conversationId),
  "POST /api/conversations/:conversationId/unarchive": ({ actor, params }) =>
    unarchiveConversation(actor, params.conversationId),
  "POST /api/conversations/:conversationId/block": ({ actor, params }) =>
    blockConversation(actor, params.conversationId),
  "POST /api/conversations/:conversationId/unblock": ({ actor, params }) =>
    unblockConversation(actor, params.conversationId)
}
