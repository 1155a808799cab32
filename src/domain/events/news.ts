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

/** A person has archived a conversation or taken it back, which concerns their own windows alone. */
export const newsOfOwnConversation = (
  { id, providerId }: ConversationRecord,
  actor: Pick<Actor, "id" | "providerId">
): News => ({
  kind: "conversation",
  id,
  to: [actor.providerId === providerId ? topicOfProvider(providerId) : topicOfUser(actor.id)]
})

/** Both people hear of a message; its writer hears of it in other windows. */
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

/** The topics of providers who offer such work there. */
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

// The most topics of cells of one stream: each is looked up in what the stream has missed.
const mostCellTopics = 300

/** The topics of open projects that may concern a provider with these specialties and this reach. */
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
 * and, while it is open to all, everyone who offers its category where it is. A change concerns both those from before
 * and those from after it.
 */
export const newsOfProject = (
  states: readonly [ProjectRecord, ...ReadonlyArray<ProjectRecord>],
  followedBy: ReadonlyArray<ProviderId>
): News => ({
  kind: "project",
  id: states[0].id,
  to: [...new Set([...states.flatMap(followersOf), ...followedBy.map(topicOfProvider)])]
})

/** An invitation concerns the invited providers, and the homeowner in other windows. */
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

/** Operators hear of numbers that were found in a register as they hear of checks, because checks may follow. */
export const newsOfMatch = (id: RegisterMatchId): News => ({ kind: "check", id, to: [operatorsTopic] })

/** Operators hear of every case; of a problem, both parties as well. */
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

/** A person's rights have changed, and with them what they may hear of. */
export const newsOfOperator = (id: UserId): News => ({ kind: reconnect, id, to: [topicOfUser(id)] })
