import type { Actor } from "../account/account.ts"
import type { CaseRecord } from "../case/case.ts"
import type { ConversationRecord, MessageRecord } from "../messaging/conversation.ts"
import type { ProjectRecord } from "../project/project.ts"
import { pointOf, type Reach } from "../project/reach.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import type { ReviewRecord } from "../review/review.ts"
import type { ApplicationId, CheckId, ProviderId, RegisterMatchId, UserId } from "../shared/ids.ts"
import { cellOf, cellsAround } from "./cells.ts"
import {
  namesTopic,
  type News,
  operatorsTopic,
  reconnect,
  type Topic,
  topicOfProvider,
  topicOfSession,
  topicOfSpecialty,
  topicOfSpecialtyAnywhere,
  topicOfSpecialtyIn,
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

export const newsOfQuote = (quote: Parties & Pick<QuoteRecord, "id">): News => ({
  kind: "quote",
  id: quote.id,
  to: bothOf(quote)
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
  to: bothOf(review)
})

/** Whoever offers such work there. */
const offeringTopics = (project: ProjectRecord): ReadonlyArray<Topic> => {
  const { category } = project
  const point = pointOf(project)
  return point === null
    ? [topicOfSpecialty(category)]
    : [topicOfSpecialtyIn(category, cellOf(point)), topicOfSpecialtyAnywhere(category)]
}

const followersOf = (project: ProjectRecord): ReadonlyArray<Topic> => {
  const { homeownerId, providerId, status } = project
  return [
    topicOfUser(homeownerId),
    ...(providerId === null ? [] : [topicOfProvider(providerId)]),
    ...(status === "pending" && providerId === null ? offeringTopics(project) : [])
  ]
}

// Of one stream: each is looked up in what it has missed.
const mostCellTopics = 300

/** The open projects that may concern a provider with these specialties, who works from there so far. */
export const topicsOfReach = (
  specialties: ReadonlyArray<string>,
  { base, radiusMiles }: Reach
): ReadonlyArray<Topic> => {
  const cells = base === null ? [] : cellsAround(base, radiusMiles)
  const isAnywhere = base === null || cells.length * specialties.length > mostCellTopics
  return specialties.flatMap((name) => [
    topicOfSpecialty(name),
    ...(isAnywhere ? [topicOfSpecialtyAnywhere(name)] : cells.map((cell) => topicOfSpecialtyIn(name, cell)))
  ])
}

/**
 * A project concerns its homeowner, its provider, everyone who follows it because they have quoted on it or are invited
 * and, while it is open to all, everyone who offers its category where it is. A change concerns those of before and
 * those of after.
 */
export const newsOfProject = (
  states: readonly [ProjectRecord, ...ReadonlyArray<ProjectRecord>],
  followedBy: ReadonlyArray<ProviderId>
): News => ({
  kind: "project",
  id: states[0].id,
  to: [...new Set([...states.flatMap(followersOf), ...followedBy.map(topicOfProvider)])]
})

/** An invitation concerns whom it is for, and the homeowner in other windows. */
export const newsOfInvitations = (
  { homeownerId, id }: ProjectRecord,
  invited: ReadonlyArray<ProviderId>
): News => ({
  kind: "project",
  id,
  to: [topicOfUser(homeownerId), ...invited.map(topicOfProvider)]
})

/** The session has ended, and with it the right to hear of anything. */
export const newsOfSessionEnd = (sessionId: string): News => ({
  kind: reconnect,
  id: sessionId,
  to: [topicOfSession(sessionId)]
})

/** A person's name has changed: it stands beside reviews, and in what their own windows show. */
export const newsOfPerson = (id: UserId): News => ({
  kind: reconnect,
  id,
  to: [topicOfUser(id), namesTopic]
})

/** Something has become of an application: all operators see the same queue. */
export const newsOfApplication = (id: ApplicationId): News => ({
  kind: "application",
  id,
  to: [operatorsTopic]
})

/** Operators have looked something up, or taken it back. */
export const newsOfCheck = (id: CheckId): News => ({ kind: "check", id, to: [operatorsTopic] })

/** Operators hear of numbers that were found in a register, as of checks that may be made of them. */
export const newsOfMatch = (id: RegisterMatchId): News => ({ kind: "check", id, to: [operatorsTopic] })

/** Operators hear of every case, the two of a problem that lies open between them. */
export const newsOfCase = ({
  against,
  id,
  kind,
  openedBy
}: Pick<CaseRecord, "against" | "id" | "kind" | "openedBy">): News => ({
  kind: "case",
  id,
  to: [operatorsTopic, ...(kind === "problem" ? [openedBy, against].map(topicOfUser) : [])]
})

/** What the person may hear of has changed with their rights. */
export const newsOfOperator = (id: UserId): News => ({ kind: reconnect, id, to: [topicOfUser(id)] })
