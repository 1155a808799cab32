import * as Effect from "effect/Effect"

import type { News } from "#domain/events/event.ts"
import { newsOfMessage, newsOfProject, newsOfQuote, newsOfReview } from "#domain/events/news.ts"
import { withoutPhoto } from "#domain/provider/profile/own-photos.ts"
import { showingNot } from "#domain/review/review-rules.ts"
import { ChangedMeanwhile, NotFound } from "#domain/shared/errors.ts"
import { MessageId, type PhotoId, ProjectId, ProviderId, QuoteId, ReviewId } from "#domain/shared/ids.ts"
import type { EventLog } from "#ports/event-log.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { type PhotoFacts, PhotoRepository } from "#ports/repositories/photo-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"

import { publish, publishShown } from "../events/publish.ts"
import { now } from "../now.ts"

const ofProfile = Effect.fnUntraced(function* (thingId: string, id: PhotoId) {
  const { change } = yield* ProviderRepository
  const at = yield* now
  return (yield* change(ProviderId.make(thingId), (profile) => withoutPhoto(profile, id, at))).news
})

const ofReview = Effect.fnUntraced(function* (thingId: string, id: PhotoId) {
  const reviews = yield* ReviewRepository
  const review = yield* reviews.held(ReviewId.make(thingId))
  yield* reviews.putBack(showingNot(review, id))
  yield* publishShown(review.providerId)
  return newsOfReview(review)
})

const ofMessage = Effect.fnUntraced(function* (thingId: string) {
  const conversations = yield* ConversationRepository
  const message = yield* conversations.standing(MessageId.make(thingId))
  return newsOfMessage(message, yield* conversations.byId(message.conversationId))
})

const ofQuote = Effect.fnUntraced(function* (thingId: string) {
  return newsOfQuote(yield* (yield* QuoteRepository).byId(QuoteId.make(thingId)))
})

const ofProject = Effect.fnUntraced(function* (thingId: string) {
  const projects = yield* ProjectRepository
  const project = yield* projects.byId(ProjectId.make(thingId))
  return newsOfProject([project], yield* projects.followersOf(project.id))
})

type NewsOfThing = Effect.Effect<
  News,
  NotFound,
  | ConversationRepository
  | EventLog
  | ProjectRepository
  | ProviderRepository
  | QuoteRepository
  | ReviewRepository
>

const shownNoMore = ({ id, purpose }: PhotoFacts, thingId: string): NewsOfThing => {
  if (purpose === "portfolio" || purpose === "avatar") return ofProfile(thingId, id)
  if (purpose === "review_before" || purpose === "review_after") return ofReview(thingId, id)
  if (purpose === "message") return ofMessage(thingId)
  return purpose === "request" ? ofQuote(thingId) : ofProject(thingId)
}

/**
 * Takes a photo down for good in the surrounding transaction: nothing shows it any more, and its pictures are removed
 * within a day. Returns its owner.
 */
export const takePhotoDown = Effect.fn("takePhotoDown")(function* (id: PhotoId) {
  const photos = yield* PhotoRepository
  const gone = new NotFound({ thing: "photo" })
  const facts = yield* photos.facts(id)
  if (facts === null) return yield* gone
  const { ownerId, thingId } = facts
  // The thing that has the photo is locked first, as where its owner changes it: else the two could deadlock.
  const news = thingId === null ? [] : [yield* Effect.mapError(shownNoMore(facts, thingId), () => gone)]
  if (!(yield* photos.remove(id))) return yield* gone
  // This may have waited for an owner who meanwhile attached the photo to another thing, which still shows it.
  const taken = yield* photos.facts(id)
  if (taken !== null && taken.thingId !== null && taken.thingId !== thingId) {
    return yield* new ChangedMeanwhile({ thing: "photo" })
  }
  yield* publish(...news)
  return ownerId
})
