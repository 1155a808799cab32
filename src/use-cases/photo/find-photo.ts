import * as Effect from "effect/Effect"
import * as Result from "effect/Result"

import type { Actor } from "#domain/account/account.ts"
import { requireParticipant } from "#domain/messaging/conversation-rules.ts"
import { isPublic } from "#domain/photo/photo-rules.ts"
import { isVisibleTo } from "#domain/project/project-rules.ts"
import { partyOf } from "#domain/quote/quote-rules.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { MessageId, type PhotoId, ProjectId, QuoteId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { type PhotoFacts, PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"

/** Who may see a photo now, if the one who asks may: everybody, or some people alone; or nobody any more. */
export type FoundPhoto = "everybody" | "some" | "removed"

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

type Reading = Effect.Effect<boolean, NotFound, ConversationRepository | ProjectRepository | QuoteRepository>

const mayReadThing = (actor: Actor, { purpose }: PhotoFacts, thingId: string): Reading => {
  if (purpose === "request") return hasQuote(actor, QuoteId.make(thingId))
  if (purpose === "project") return seesProject(actor, ProjectId.make(thingId))
  if (purpose === "message") return readsMessage(actor, MessageId.make(thingId))
  return Effect.succeed(isPublic(purpose))
}

const maySee = (actor: Actor | null, facts: PhotoFacts): Reading => {
  if (facts.thingId === null) return Effect.succeed(facts.ownerId === actor?.id)
  if (actor === null) return Effect.succeed(isPublic(facts.purpose))
  return Effect.catchTag(mayReadThing(actor, facts, facts.thingId), "NotFound", () => Effect.succeed(false))
}

/** Whether there is a photo that the actor, null for a visitor, may see at this moment. */
export const findPhoto = Effect.fn("findPhoto")(function* (actor: Actor | null, id: PhotoId) {
  const facts = yield* (yield* PhotoRepository).facts(id)
  if (facts === null || !(yield* maySee(actor, facts))) return yield* notFound
  const found: FoundPhoto = facts.state === "attached" && isPublic(facts.purpose) ? "everybody" : "some"
  return facts.state === "removed" ? "removed" : found
})
