import * as Effect from "effect/Effect"

import { NotSignedIn } from "#domain/account/account-errors.ts"
import { operatorsTopic, topicOfProvider, topicOfSession, topicOfUser } from "#domain/events/event.ts"
import { topicsOfReach } from "#domain/events/news.ts"
import { pointOf } from "#domain/project/reach.ts"
import type { Session } from "#domain/session/session.ts"
import type { ProviderId } from "#domain/shared/ids.ts"
import { EventHub } from "#events/event-hub.ts"
import type { Subscriber } from "#events/subscription.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"

import { now } from "../now.ts"

const signedInBy = Effect.fnUntraced(function* (id: Session["id"]) {
  const sessions = yield* SessionRepository
  return (yield* sessions.find(id, yield* now)) ?? (yield* new NotSignedIn())
})

const ofProvider = Effect.fnUntraced(function* (id: ProviderId) {
  const profile = yield* Effect.orDie((yield* ProviderRepository).byId(id))
  const { radiusMiles, specialties } = profile
  return [topicOfProvider(id), ...topicsOfReach(specialties, { base: pointOf(profile), radiusMiles })]
})

/** What concerns the person whose session it is. */
const topicsOf = Effect.fnUntraced(function* (id: Session["id"]) {
  const { isOperator, providerId, user } = yield* signedInBy(id)
  return [
    topicOfUser(user.id),
    topicOfSession(id),
    ...(isOperator ? ([operatorsTopic] as const) : []),
    ...(providerId === null ? [] : yield* ofProvider(providerId))
  ]
})

/** Subscribes to what concerns the person of the session, until the session ends. */
export const subscribeToEvents = Effect.fn("subscribeToEvents")(function* (
  sessionId: Session["id"],
  subscriber: Omit<Subscriber<never, never>, "topics">
) {
  const { subscribe } = yield* EventHub
  return yield* subscribe({ ...subscriber, topics: topicsOf(sessionId) })
})

/** Whether the session has ended, by expiry too. */
export const hasEnded = (id: Session["id"]) =>
  Effect.match(signedInBy(id), { onFailure: () => true, onSuccess: () => false })
