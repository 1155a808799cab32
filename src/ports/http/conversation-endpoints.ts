import * as Schema from "effect/Schema"

import { refusals } from "#domain/account/refusals.ts"
import {
  Conversation,
  ConversationPage,
  Message,
  MessagePage,
  NewConversation,
  NewMessage
} from "#domain/messaging/conversation.ts"
import { RevealInTalk } from "#domain/quote/reveal.ts"
import { ConversationId } from "#domain/shared/ids.ts"

import { Nothing } from "./account-endpoints.ts"
import { type AnyEndpoint, pathOf, plain } from "./endpoint.ts"

const path = pathOf("conversation", { conversationId: ConversationId })

const step = (summary: string) =>
  ({ ...plain, summary, who: "members", ...path, success: Conversation, fails: [404] }) as const

export const conversationEndpoints = {
  "GET /api/conversations": {
    ...plain,
    summary:
      "One's own conversations, last active first; archived=true: those put away or closed. Link tells the next page",
    who: "signed-in",
    query: ConversationPage,
    pages: "linked",
    success: Schema.Array(Conversation),
    fails: [422]
  },
  "POST /api/conversations": {
    ...plain,
    summary:
      "Open the conversation with a provider; 200 when there is one already, which is all that limited people get",
    who: { role: "homeowner", refusal: refusals.startConversation },
    body: NewConversation,
    success: Conversation,
    status: 201,
    otherStatus: 200,
    fails: [403, 422, 429]
  },
  "GET /api/conversations/:conversationId": {
    ...plain,
    summary: "One of one's own conversations",
    who: "signed-in",
    ...path,
    success: Conversation,
    fails: [404]
  },
  "GET /api/conversations/:conversationId/messages": {
    ...plain,
    summary: "The newest messages, or those before one; oldest first",
    who: "signed-in",
    ...path,
    query: MessagePage,
    success: Schema.Array(Message),
    fails: [404, 422]
  },
  "POST /api/conversations/:conversationId/messages": {
    ...plain,
    summary: "Send a message",
    who: "members",
    ...path,
    body: NewMessage,
    success: Message,
    status: 201,
    idempotent: true,
    fails: [403, 404, 409, 422, 429]
  },
  "POST /api/conversations/:conversationId/read": {
    ...plain,
    summary: "Mark the other's messages as read",
    who: "members",
    ...path,
    success: Nothing,
    fails: [404]
  },
  "GET /api/conversations/:conversationId/reveals": {
    ...plain,
    summary: "What the provider was given to know of the homeowner, in all that the two have; oldest first",
    who: "signed-in",
    ...path,
    success: Schema.Array(RevealInTalk),
    fails: [404]
  },
  "POST /api/conversations/:conversationId/archive": step("Put the conversation away, until a message comes"),
  "POST /api/conversations/:conversationId/unarchive": step("Take the conversation back among one's own"),
  "POST /api/conversations/:conversationId/block": step(
    "Close the conversation for both, and withdraw what is pending between them"
  ),
  "POST /api/conversations/:conversationId/unblock": {
    ...step("Open the conversation that one has closed"),
    fails: [403, 404]
  }
} satisfies Record<string, AnyEndpoint>
