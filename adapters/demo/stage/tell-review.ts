import { noticeOfReply, noticeOfReview } from "#domain/notices/work-notices.ts"
import type { ReviewRecord } from "#domain/review/review.ts"

import { type ToldNotice, toldAt } from "../notices.ts"
import { homeownerOf, providerOf, type Scene } from "./scene.ts"

/** What is told of a review and of its reply. */
export const toldOfReview = (scene: Scene, review: ReviewRecord): ReadonlyArray<ToldNotice> => [
  ...toldAt(review.createdAt, [noticeOfReview(homeownerOf(scene), review)]),
  ...(review.reply === null
    ? []
    : toldAt(review.reply.createdAt, [noticeOfReply(providerOf(scene, review), review)]))
]

/** Whoever has reviewed a job is not asked for it any more. */
export const withoutAsked = (told: ReadonlyArray<ToldNotice>, reviews: ReadonlyArray<ReviewRecord>) =>
  told.filter(
    ({ at, kind, thingId }) =>
      kind !== "review-wanted" ||
      !reviews.some(({ createdAt, quoteId }) => quoteId === thingId && createdAt <= at)
  )
