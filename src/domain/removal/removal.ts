import * as Schema from "effect/Schema"

import { Reason } from "../operator/reason.ts"
import { Reply } from "../review/review.ts"
import { choice } from "../shared/choice.ts"
import { ThingId, UserId } from "../shared/ids.ts"
import { Instant } from "../shared/instant.ts"
import { groundsOf, removables, removalGrounds } from "./removal-grounds.ts"

/** What a review said before it was taken down, without its stars: these stay with the review, to be counted. */
export const OriginalReview = Schema.Struct({
  title: Schema.String,
  content: Schema.String,
  beforePhotos: Schema.Array(Schema.String),
  afterPhotos: Schema.Array(Schema.String),
  reply: Schema.NullOr(Reply)
})
export type OriginalReview = typeof OriginalReview.Type

/** What a message said before it was taken down. */
export const OriginalMessage = Schema.Struct({ content: Schema.String })
export type OriginalMessage = typeof OriginalMessage.Type

// A value is read as the first that fits: a message has the fewest fields.
export const Original = Schema.Union([OriginalReview, Reply, OriginalMessage])
export type Original = typeof Original.Type

/** Something that operators have taken down. */
export const Removal = Schema.Struct({
  about: Schema.Literals(removables),
  aboutId: ThingId,
  ground: Schema.Literals(removalGrounds),
  removedBy: UserId,
  removedAt: Instant,
  /** The case in which it was decided; null for what operators have found themselves. */
  caseId: Schema.NullOr(ThingId),
  /** Null once it was erased, and for photos, whose pictures are deleted. */
  original: Schema.NullOr(Original)
})
export type Removal = typeof Removal.Type

/** That something was put back, and why, as it is stored. */
export const RestoringRecord = Schema.Struct({
  about: Removal.fields.about,
  aboutId: ThingId,
  /** The case in which it was taken down. */
  caseId: Removal.fields.caseId,
  restoredBy: UserId,
  restoredAt: Instant,
  reason: Schema.String
})
export type RestoringRecord = typeof RestoringRecord.Type

/** The same as operators read it. */
export const RestoredThing = Schema.Struct({
  about: Removal.fields.about,
  at: Instant,
  byName: Schema.NullOr(Schema.String),
  reason: Schema.String
})
export type RestoredThing = typeof RestoredThing.Type

/** What a case has taken down, for those involved. */
export const RemovedThing = Schema.Struct({ about: Removal.fields.about, ground: Removal.fields.ground })
export type RemovedThing = typeof RemovedThing.Type

/**
 * How many reviews of one rating there are, and how many of them are taken down: whether all ratings are treated alike.
 */
export const StarFigure = Schema.Struct({
  rating: Schema.Natural,
  reviews: Schema.Natural,
  removed: Schema.Natural
})
export type StarFigure = typeof StarFigure.Type

export const chooseRemoval = "Please say what is to be taken down"
const chooseGround = "Please choose a ground from the list"

export const RemovalRequest = Schema.Struct({
  about: choice(removables, chooseRemoval),
  aboutId: ThingId.annotateKey({ messageMissingKey: chooseRemoval }),
  ground: choice(removalGrounds, chooseGround)
}).check(
  Schema.makeFilter(
    ({ about, ground }) => groundsOf(about).includes(ground) || { path: ["ground"], issue: chooseGround }
  )
)
export type RemovalRequest = typeof RemovalRequest.Type

/** Why something is put back. */
export const Restoring = Schema.Struct({ reason: Reason })
export type Restoring = typeof Restoring.Type
