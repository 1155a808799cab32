import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import type { Actor } from "#domain/account/account.ts"
import { requireParticipant } from "#domain/messaging/conversation-rules.ts"
import { isPublic } from "#domain/photo/photo-rules.ts"
import { picturesOf } from "#domain/photo/photo.ts"
import { isVisibleTo } from "#domain/project/project-standing.ts"
import { partyOf } from "#domain/quote/quote-rules.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { MessageId, type PhotoId, ProjectId, QuoteId, type UserId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { type PhotoFacts, PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

/** Who may see a photo that the asker may see now: everybody, or some people alone; or nobody any more. */
export type Seen = "everybody" | "some" | "removed"

export interface FoundPhoto {
  readonly seenBy: Seen
  /** The photo whose pictures it shows: itself, or the one that it is a copy of. */
  readonly pictures: PhotoId
  readonly ownerId: UserId
}

/** Who asks for a photo. */
export interface Asking {
  readonly actor: Actor
  readonly isOperator: boolean
}

const seenBy = ({ purpose, state }: PhotoFacts, isOperator: boolean): Seen => {
  if (state === "removed" || (state === "hidden" && !isOperator)) return "removed"
  return state === "attached" && isPublic(purpose) ? "everybody" : "some"
}

const notFound = new NotFound({ thing: "photo" })

const hasQuote = Effect.fnUntraced(function* (actor: Actor, id: QuoteId) {
  return Result.isSuccess(partyOf(yield* (yield* QuoteRepository).byId(id), actor))
})

const seesProject = Effect.fnUntraced(function* (actor: Actor, id: ProjectId) {
  const projects = yield* ProjectRepository
  const project = yield* projects.byId(id)
  if (project.homeownerId === actor.id) return true
  return actor.providerId !== null && isVisibleTo(project, yield* projects.standingOf(actor.providerId, id))
})

const readsMessage = Effect.fnUntraced(function* (actor: Actor, id: MessageId) {
  const conversations = yield* ConversationRepository
  const message = yield* conversations.message(id)
  if (message === null) return false
  const conversation = yield* conversations.byId(message.conversationId)
  return Result.isSuccess(requireParticipant(conversation, actor))
})

type Reading = Effect.Effect<
  boolean,
  NotFound,
  ConversationRepository | PhotoRepository | ProjectRepository | QuoteRepository
>

const mayReadThing = (actor: Actor, { purpose }: PhotoFacts, thingId: string): Reading => {
  if (purpose === "request") return hasQuote(actor, QuoteId.make(thingId))
  if (purpose === "project") return seesProject(actor, ProjectId.make(thingId))
  return purpose === "message" ? readsMessage(actor, MessageId.make(thingId)) : Effect.succeed(false)
}

const isReported = Effect.fnUntraced(function* (id: PhotoId) {
  return (yield* (yield* PhotoRepository).reported(id)) !== null
})

// Operators judge what people have shown to others, also where it is shown no more, and what was hidden.
const maySee = (asker: Asking | null, facts: PhotoFacts): Reading =>
  Effect.gen(function* () {
    const { id, ownerId, purpose, thingId } = facts
    if (thingId !== null && isPublic(purpose)) return true
    if (asker === null) return false
    const { actor, isOperator } = asker
    if (thingId === null) return ownerId === actor.id || (isOperator && (yield* isReported(id)))
    return (
      isOperator ||
      (yield* Effect.catchTag(mayReadThing(actor, facts, thingId), "NotFound", () => Effect.succeed(false)))
    )
  })

/**
 * A photo, if whoever asks (null for a visitor) may see it at this moment. Who asks is looked up only where it matters.
 */
export const findPhoto = Effect.fn("findPhoto")(function* (
  asking: Effect.Effect<Asking | null>,
  id: PhotoId
) {
  const facts = yield* (yield* PhotoRepository).facts(id)
  if (facts === null) return yield* notFound
  const isOpen = facts.state === "attached" && isPublic(facts.purpose)
  const asker = isOpen ? null : yield* asking
  if (!(yield* maySee(asker, facts))) return yield* notFound
  const found: FoundPhoto = {
    seenBy: seenBy(facts, asker?.isOperator ?? false),
    pictures: picturesOf(facts),
    ownerId: facts.ownerId
  }
  return found
})
