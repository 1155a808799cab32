import * as Result from "effect/Result"

import { WrongRole } from "../account/account-errors.ts"
import type { Actor } from "../account/account.ts"
import type { News } from "../events/event.ts"
import { newsOfConversation, newsOfOwnConversation } from "../events/news.ts"
import type { Party } from "../quote/party.ts"
import type { Instant } from "../shared/instant.ts"
import { ConversationClosed } from "./conversation-errors.ts"
import type { ConversationRecord } from "./conversation.ts"

type Sides = Pick<ConversationRecord, "homeownerId">
type Standing = Sides & Pick<ConversationRecord, "blockedBy" | "homeownerArchivedAt" | "providerArchivedAt">

/** Which party the actor is. */
export const sideOf = ({ homeownerId }: Sides, { id }: Pick<Actor, "id">): Party =>
  id === homeownerId ? "homeowner" : "provider"

const archivedAt = { homeowner: "homeownerArchivedAt", provider: "providerArchivedAt" } as const

/** The flags of a conversation for a reader; each key is present only where it is true. */
export const standingFor = (conversation: Standing, actor: Pick<Actor, "id">) => ({
  ...(conversation[archivedAt[sideOf(conversation, actor)]] !== null && { isArchived: true as const }),
  ...(conversation.blockedBy !== null && { isBlocked: true as const }),
  ...(conversation.blockedBy === actor.id && { canUnblock: true as const })
})

/** Whether the conversation is out of the reader's list: archived by the reader, or closed by one of the two. */
export const isPutAway = (conversation: Standing, actor: Pick<Actor, "id">): boolean =>
  conversation.blockedBy !== null || conversation[archivedAt[sideOf(conversation, actor)]] !== null

/** Requires that the two may write to each other, and begin something together. */
export const requireOpen = ({
  blockedBy
}: Pick<ConversationRecord, "blockedBy">): Result.Result<void, ConversationClosed> =>
  blockedBy === null ? Result.succeed(undefined) : Result.fail(new ConversationClosed())

/**
 * A conversation after something that one of its two people does with it as a whole; the same object where that changes
 * nothing.
 */
export type PutAway<E = never> = (
  conversation: ConversationRecord,
  actor: Actor,
  now: Instant
) => Result.Result<ConversationRecord, E>

/** Out of the actor's list, until a message comes. */
export const archived: PutAway = (conversation, actor, now) => {
  const side = archivedAt[sideOf(conversation, actor)]
  return Result.succeed(conversation[side] === null ? { ...conversation, [side]: now } : conversation)
}

export const unarchived: PutAway = (conversation, actor) => {
  const side = archivedAt[sideOf(conversation, actor)]
  return Result.succeed(conversation[side] === null ? conversation : { ...conversation, [side]: null })
}

/** Closed for both; whoever was the first to close it can open it again. */
export const blocked: PutAway = (conversation, { id }, now) =>
  Result.succeed(
    conversation.blockedBy === null ? { ...conversation, blockedBy: id, blockedAt: now } : conversation
  )

const onlyBlocker = new WrongRole({ reason: "Only who has closed this conversation can open it again." })

export const unblocked: PutAway<WrongRole> = (conversation, { id }) => {
  if (conversation.blockedBy === null) return Result.succeed(conversation)
  return conversation.blockedBy === id
    ? Result.succeed({ ...conversation, blockedBy: null, blockedAt: null })
    : Result.fail(onlyBlocker)
}

/** That somebody archives a conversation is nobody else's news; that it is closed or opened is news to both. */
export const newsOfPuttingAway = (
  before: ConversationRecord,
  after: ConversationRecord,
  actor: Actor
): News =>
  before.blockedBy === after.blockedBy ? newsOfOwnConversation(after, actor) : newsOfConversation(after)
