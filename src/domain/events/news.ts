import type { Actor } from "../account/account.ts"
import type { ConversationRecord, MessageRecord } from "../messaging/conversation.ts"
import type { ProjectRecord } from "../project/project.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import type { ReviewRecord } from "../review/review.ts"
import type { ProviderId, UserId } from "../shared/ids.ts"
import {
  type News,
  publicPages,
  reconnect,
  type Topic,
  topicOfProvider,
  topicOfSession,
  topicOfSpecialty,
  topicOfUser
} from "./event.ts"

interface Parties {
  readonly homeownerId: UserId
  readonly providerId: ProviderId
}

const bothOf = ({ homeownerId, providerId }: Parties): ReadonlyArray<Topic> => [
  topicOfUser(homeownerId),
  topicOfProvider(providerId)
]

/** A completed job counts on its provider's page. */
export const newsOfQuote = (
  quote: Pick<QuoteRecord, "homeownerId" | "id" | "providerId" | "status">
): News => ({
  kind: "quote",
  id: quote.id,
  to: quote.status === "completed" ? [...bothOf(quote), publicPages] : bothOf(quote)
})

export const newsOfConversation = (conversation: ConversationRecord): News => ({
  kind: "conversation",
  id: conversation.id,
  to: bothOf(conversation)
})

/** What one of the two has put away or taken back: their own windows alone. */
export const newsOfOwnConversation = (
  { id, providerId }: ConversationRecord,
  actor: Pick<Actor, "id" | "providerId">
): News => ({
  kind: "conversation",
  id,
  to: [actor.providerId === providerId ? topicOfProvider(providerId) : topicOfUser(actor.id)]
})

/** Both people hear of a message, its writer too: in other windows. */
export const newsOfMessage = ({ id }: Pick<MessageRecord, "id">, conversation: ConversationRecord): News => ({
  kind: "message",
  id,
  conversationId: conversation.id,
  to: bothOf(conversation)
})

export const newsOfReading = (conversation: ConversationRecord): News => ({
  kind: "read",
  id: conversation.id,
  conversationId: conversation.id,
  to: bothOf(conversation)
})

export const newsOfReview = (review: Parties & Pick<ReviewRecord, "id">): News => ({
  kind: "review",
  id: review.id,
  to: [...bothOf(review), publicPages]
})

const followersOf = ({ category, homeownerId, providerId, status }: ProjectRecord): ReadonlyArray<Topic> => [
  topicOfUser(homeownerId),
  ...(providerId === null ? [] : [topicOfProvider(providerId)]),
  ...(status === "pending" && providerId === null ? [topicOfSpecialty(category)] : [])
]

/**
 * A project concerns its homeowner, its provider, everyone who has quoted on it and, while it is open to all, everyone who
 * offers its category. A change concerns those of before and those of after.
 */
export const newsOfProject = (
  states: readonly [ProjectRecord, ...ReadonlyArray<ProjectRecord>],
  quotedBy: ReadonlyArray<ProviderId>
): News => ({
  kind: "project",
  id: states[0].id,
  to: [...new Set([...states.flatMap(followersOf), ...quotedBy.map(topicOfProvider)])]
})

/** The session has ended, and with it the right to hear of anything. */
export const newsOfSessionEnd = (sessionId: string): News => ({
  kind: reconnect,
  id: sessionId,
  to: [topicOfSession(sessionId)]
})

/** The specialties may have changed, and with them the projects that concern the provider. */
export const newsOfProfile = (id: ProviderId): News => ({
  kind: reconnect,
  id,
  to: [topicOfProvider(id), publicPages]
})

/** A person's name has changed: it stands beside reviews, and in what their own windows show. */
export const newsOfPerson = (id: UserId): News => ({
  kind: reconnect,
  id,
  to: [topicOfUser(id), publicPages]
})
