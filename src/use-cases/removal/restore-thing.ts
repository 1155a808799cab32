import * as Effect from "effect/Effect"

import { newsOfMessage, newsOfReview } from "#domain/events/news.ts"
import { newsOfShown } from "#domain/events/profile-news.ts"
import { noticeOfReturn } from "#domain/notices/office-notices.ts"
import { ratedAgain, restored } from "#domain/removal/removal-rules.ts"
import type { Original, OriginalReview, Removal, Restoring } from "#domain/removal/removal.ts"
import type { Reply } from "#domain/review/review.ts"
import { ChangedMeanwhile } from "#domain/shared/errors.ts"
import { MessageId, ReviewId } from "#domain/shared/ids.ts"
import { ConversationRepository } from "#ports/repositories/conversation-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { ReviewRepository } from "#ports/repositories/review-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { publish, storeChange } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"

type Named = Pick<Removal, "about" | "aboutId">

const isReview = (original: Original): original is OriginalReview => "title" in original
const isReply = (original: Original): original is Reply => "createdAt" in original

/** The review counts in the rating again. */
const restoreReview = Effect.fnUntraced(function* (removal: Named, original: OriginalReview) {
  const reviews = yield* ReviewRepository
  const providers = yield* ProviderRepository
  const review = yield* reviews.takenDown(ReviewId.make(removal.aboutId))
  const at = yield* now
  yield* storeChange(restored(review, original), reviews.putBack)
  const shown = yield* Effect.orDie(
    providers.rate(review.providerId, (counts) => ratedAgain(counts, review, at))
  )
  yield* publish(newsOfShown(shown))
  yield* tell(
    noticeOfReturn(removal, { userId: review.homeownerId }, true),
    noticeOfReturn(removal, { providerId: review.providerId }, false)
  )
})

const restoreReply = Effect.fnUntraced(function* (removal: Named, reply: Reply) {
  const reviews = yield* ReviewRepository
  const providers = yield* ProviderRepository
  // It cannot be put under a review that was taken down since.
  const review = yield* Effect.mapError(
    reviews.held(ReviewId.make(removal.aboutId)),
    () => new ChangedMeanwhile({ thing: "review" })
  )
  yield* reviews.putBack({ ...review, reply })
  const shown = yield* Effect.orDie(providers.touch(review.providerId, yield* now))
  yield* publish(newsOfReview(review), newsOfShown(shown))
  yield* tell(noticeOfReturn(removal, { providerId: review.providerId }, true))
})

const restoreMessage = Effect.fnUntraced(function* (removal: Named, content: string) {
  const conversations = yield* ConversationRepository
  const id = MessageId.make(removal.aboutId)
  const message = yield* conversations.takenDown(id)
  yield* conversations.putBack(id, content)
  yield* publish(newsOfMessage(message, yield* conversations.byId(message.conversationId)))
  yield* tell(noticeOfReturn(removal, { userId: message.senderUserId }, true))
})

const restore = (removal: Named, original: Original) => {
  if (isReview(original)) return restoreReview(removal, original)
  return isReply(original) ? restoreReply(removal, original) : restoreMessage(removal, original.content)
}

/** Puts back what was taken down, as long as its original is kept. */
export const restoreThing = Effect.fn("restoreThing")(function* (
  caller: OperatorCall,
  { about, aboutId }: Named,
  body: Body<Restoring>
) {
  const removals = yield* RemovalRepository
  yield* requireUnlocked(caller)
  const store = Effect.gen(function* () {
    const removal = yield* removals.held(about, aboutId)
    const { reason } = yield* body
    const { original } = removal
    // The original was erased: there is nothing to put back.
    if (original === null) return yield* new ChangedMeanwhile({ thing: about })
    yield* restore(removal, original)
    const { caseId } = removal
    const by = { restoredBy: caller.user.id, restoredAt: yield* now }
    yield* removals.restore({ about, aboutId, caseId, ...by, reason })
    yield* writeDown(caller, {
      action: "removal.restore",
      thing: about,
      thingId: aboutId,
      before: { ground: removal.ground, caseId },
      after: null
    })
    return removal
  })
  return yield* atomically(store)
})
