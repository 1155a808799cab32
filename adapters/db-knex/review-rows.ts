import * as Schema from "effect/Schema"

import type { Reply, ReviewRecord } from "#domain/review/review.ts"
import { ProviderId, QuoteId, ReviewId, UserId } from "#domain/shared/ids.ts"
import { Day, Instant } from "#domain/shared/instant.ts"

import { Flag, rowCodec, Texts } from "./row.ts"
import type { Columns } from "./statement.ts"

interface Stored extends Omit<ReviewRecord, "reply"> {
  readonly replyContent: string | null
  readonly replyCreatedAt: Instant | null
}

const stored: Schema.Codec<Stored, Columns> = Schema.Struct({
  id: ReviewId,
  providerId: ProviderId,
  homeownerId: UserId,
  quoteId: Schema.NullOr(QuoteId),
  rating: Schema.Int,
  title: Schema.String,
  content: Schema.String,
  beforePhotos: Texts,
  afterPhotos: Texts,
  isVerified: Flag,
  serviceDate: Day,
  createdAt: Instant,
  replyContent: Schema.NullOr(Schema.String),
  replyCreatedAt: Schema.NullOr(Instant)
})

const rows = rowCodec(stored)

/** The reply that two columns hold: both are filled or neither is. */
export const replyIn = (content: string | null, createdAt: Instant | null): Reply | null =>
  content === null || createdAt === null ? null : { content, createdAt }

export const reviews = {
  toRow: ({ reply, ...review }: ReviewRecord) =>
    rows.toRow({
      ...review,
      replyContent: reply?.content ?? null,
      replyCreatedAt: reply?.createdAt ?? null
    }),
  fromRow: (row: object): ReviewRecord => {
    const { replyContent, replyCreatedAt, ...review } = rows.fromRow(row)
    return { ...review, reply: replyIn(replyContent, replyCreatedAt) }
  }
}
