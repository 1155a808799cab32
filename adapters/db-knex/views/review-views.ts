import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { RemovedReview, Reply, Review, ReviewsOfPair, ShownReview } from "#domain/review/review.ts"
import { ReviewViews } from "#ports/views/review-views.ts"

import { Database, readOn } from "../database.ts"
import { replyIn } from "../review-rows.ts"

type Removed = RemovedReview["removed"]

const removedIn = (at: Removed["at"] | null, ground: Removed["ground"] | null): Removed | null =>
  at === null || ground === null ? null : { at, ground }

const replyRemovedIn = ({ reply_removed_at: at, reply_removed_for: ground }: ReviewRow) => {
  const replyRemoved = removedIn(at, ground)
  return replyRemoved === null ? {} : { replyRemoved }
}

export interface ReviewRow extends Pick<Review, "id" | "rating" | "title" | "content"> {
  readonly service_date: Review["serviceDate"]
  readonly is_verified: boolean | number
  readonly first_name: string
  readonly last_name: string
  readonly before_photos: string
  readonly after_photos: string
  readonly created_at: Review["createdAt"]
  readonly reply_content: string | null
  readonly reply_created_at: Reply["createdAt"] | null
  readonly reply_removed_at: Removed["at"] | null
  readonly reply_removed_for: Removed["ground"] | null
}

/** What is shown of `reviews r`, their authors `users u`, and what was taken down of their replies, `removals m`. */
export const reviewColumns = `
  r.id, r.rating, r.title, r.content, r.service_date, r.is_verified, u.first_name, u.last_name,
  r.before_photos, r.after_photos, r.created_at, r.reply_content, r.reply_created_at,
  m.removed_at as reply_removed_at, m.ground as reply_removed_for`

/** The tables of these columns. */
export const reviewTables = `
  reviews r join users u on u.id = r.homeowner_id
  left join removals m on m.about = 'reply' and m.about_id = r.id`

const reviewsFrom = `select ${reviewColumns} from ${reviewTables}`

const ofProvider = (before = "") => `
  select ${reviewColumns}, r.removed_at, r.removed_for from ${reviewTables}
  where r.provider_id = $1 and exists (select 1 from service_providers p where p.id = $1 and p.listed = true)
  order by ${before}r.service_date desc, r.id desc limit $2 offset $3`

export const asReview = (row: ReviewRow): Review => ({
  id: row.id,
  rating: row.rating,
  title: row.title,
  content: row.content,
  serviceDate: row.service_date,
  isVerified: Boolean(row.is_verified),
  homeowner: { firstName: row.first_name, lastName: row.last_name },
  beforePhotos: JSON.parse(row.before_photos),
  afterPhotos: JSON.parse(row.after_photos),
  createdAt: row.created_at,
  reply: replyIn(row.reply_content, row.reply_created_at),
  ...replyRemovedIn(row)
})

interface ShownRow extends ReviewRow {
  readonly removed_at: Removed["at"] | null
  readonly removed_for: Removed["ground"] | null
}

const asShown = (row: ShownRow): ShownReview => {
  const { created_at: createdAt, id, service_date: serviceDate } = row
  const removed = removedIn(row.removed_at, row.removed_for)
  return removed === null ? asReview(row) : { id, serviceDate, createdAt, removed }
}

const ofPair = `
  select rating, cast(count(*) as integer) as reviews, cast(count(removed_at) as integer) as removed,
    min(created_at) as first, max(created_at) as last
  from reviews where provider_id = $1 and homeowner_id = $2 group by rating order by rating`

export const KnexReviewViews = Layer.effect(
  ReviewViews,
  Effect.map(Database, (database) => {
    const read = readOn(database)

    return ReviewViews.of({
      ofProvider: (id, { limit, offset }, first) => {
        const values = [id, limit, offset]
        const statement =
          first === undefined
            ? { text: ofProvider(), values }
            : { text: ofProvider("r.id = $4 desc, "), values: [...values, first] }
        return Effect.map(read<ShownRow>(statement), (rows) => rows.map(asShown))
      },

      byId: (id) =>
        Effect.flatMap(read<ReviewRow>({ text: `${reviewsFrom} where r.id = $1`, values: [id] }), ([row]) =>
          row === undefined
            ? Effect.die(new Error(`There is no review ${id}`))
            : Effect.succeed(asReview(row))
        ),

      ofPair: ({ homeownerId, providerId }) =>
        read<ReviewsOfPair>({ text: ofPair, values: [providerId, homeownerId] })
    })
  })
)
