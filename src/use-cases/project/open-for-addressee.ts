import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { requireOpen } from "#domain/messaging/put-away.ts"
import type { ProjectRecord } from "#domain/project/project.ts"

import { openConversation } from "../messaging/open-conversation.ts"
import { withinLimit } from "../usage/within-limit.ts"

/** Opens the conversation with the provider whom an open project is addressed to, if any, and counts them as asked. */
export const openForAddressee = Effect.fnUntraced(function* (
  actor: Actor,
  { homeownerId, id, providerId }: ProjectRecord
) {
  if (providerId === null) return
  const { conversation } = yield* openConversation({ homeownerId, providerId, projectId: id })
  yield* Effect.fromResult(requireOpen(conversation))
  yield* withinLimit(actor, { kind: "providersAsked", thing: providerId })
})
