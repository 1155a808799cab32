import type { PlaceSlug } from "../geo/place-slug.ts"
import type { ConversationId, ProviderId, UserId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import type { Cell } from "./cells.ts"

/** What people hear of as it happens (docs/http-contract.md#events). */
export const eventKinds = [
  "message",
  "read",
  "conversation",
  "quote",
  "project",
  "review",
  "notification",
  "application",
  "check",
  "case"
] as const
export type EventKind = (typeof eventKinds)[number]

/** Control event: closes the subscribed streams; clients reconnect and are authorised again. */
export const reconnect = "reconnect"

/** What an event is addressed to; a stream listens to some of them. */
export type Topic =
  | `user:${UserId}`
  | `provider:${ProviderId}`
  | `specialty:${string}`
  | `session:${string}`
  | typeof operatorsTopic
  | ShownTopic

/**
 * What visitors see. Nobody subscribes to these topics: a cached answer is true while no newer event is addressed to
 * what it shows.
 */
export type ShownTopic =
  | `page:${ProviderId}`
  | `listings:${string}`
  | `members:${string}`
  | `place:${PlaceSlug}`
  | typeof allListings
  | typeof namesTopic

/** The lists of all trades together. */
export const allListings = "listings"

/** The names of people, which stand beside what they have written. */
export const namesTopic = "names"

/** What waits for the operators: each of them hears of it. */
export const operatorsTopic = "operators"

export const topicOfUser = (id: UserId): Topic => `user:${id}`
export const topicOfProvider = (id: ProviderId): Topic => `provider:${id}`
/** What a provider's page shows. */
export const topicOfPage = (id: ProviderId): ShownTopic => `page:${id}`
/** Who is listed in a trade, and as what; searches ask for trades in whatever case. */
export const topicOfListings = (specialty: string): ShownTopic => `listings:${specialty.toLowerCase()}`
/** Who is listed in a trade, by what name and where: what a review changes is no part of it. */
export const topicOfMembers = (specialty: string): ShownTopic => `members:${specialty.toLowerCase()}`
/** Who is listed in a place. */
export const topicOfPlace = (place: PlaceSlug): ShownTopic => `place:${place}`
/** Topic of open projects of this specialty whose place is unknown: all providers who offer it hear of them. */
export const topicOfSpecialty = (name: string): Topic => `specialty:${name}`
/** Topic of those in a known place: providers who work in that cell of the map hear of them. */
export const topicOfSpecialtyIn = (name: string, cell: Cell): Topic => `specialty:${name}@${cell}`
/** Topic of those in any known place: for providers who work in too many cells, or whose place is unknown. */
export const topicOfSpecialtyAnywhere = (name: string): Topic => `specialty:${name}@any`
export const topicOfSession = (id: string): Topic => `session:${id}`

/** A whole number that grows in the order in which events were committed. Above 0, which stands for "none yet". */
export type EventId = number

/** Something that has just changed, with the topics of everyone whom it concerns. */
export interface News {
  readonly kind: EventKind | typeof reconnect
  /** The id of the thing that changed. */
  readonly id: string
  /** For messages and their reading: the conversation. */
  readonly conversationId?: ConversationId
  readonly to: ReadonlyArray<Topic>
}

/** News with the time at which they were published. */
export interface DatedNews extends News {
  readonly at: Instant
}

/** News in their place among all events. */
export interface Event {
  readonly id: EventId
  readonly kind: News["kind"]
  readonly thingId: string
  /** Null for what belongs to no conversation. */
  readonly conversationId: ConversationId | null
}

export interface AddressedEvent extends Event {
  readonly to: ReadonlyArray<Topic>
}

/** For how long events are kept, to be asked for again. */
export const eventHours = 1
