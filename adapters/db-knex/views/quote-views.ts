import * as Effect from "effect/Effect"
import * as Layer from "effect/Layer"

import type { Actor } from "#domain/account/account.ts"
import type { Timeline } from "#domain/project/project-options.ts"
import { pointOf } from "#domain/project/reach.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { reputationOf } from "#domain/provider/reputation.ts"
import { stateOfWork } from "#domain/quote/offer/deposit-note.ts"
import { type OfferRecord, offersShown } from "#domain/quote/offer/offer-version.ts"
import type { Party } from "#domain/quote/party.ts"
import { type Quote, type QuoteRecord, shownOf } from "#domain/quote/quote.ts"
import { canReview } from "#domain/review/review-rules.ts"
import type { ConversationId, UserId } from "#domain/shared/ids.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"
import { QuoteViews } from "#ports/views/quote-views.ts"

import { Database, readOn } from "../database.ts"
import { unprefixed } from "../row.ts"
import type { Statement } from "../statement.ts"
import { offers, quotes } from "../tables.ts"
import { photosIn, type PhotosRow } from "./photo-lists.ts"
import { byId, ofHomeowner, ofProvider } from "./quote-statements.ts"

interface QuoteRow extends PhotosRow {
  readonly provider_name: string
  readonly homeowner_name: string
  readonly project_title: string | null
  readonly project_timeline: Timeline | null
  readonly project_deleted_at: Instant | null
  readonly is_reviewed: boolean | number
  readonly conversation_id: ConversationId | null
  readonly rating: number
  readonly review_count: number
  readonly is_licensed: boolean | number
  readonly is_insured: boolean | number
  readonly license_until: Day | null
  readonly insurance_until: Day | null
  readonly background_until: Day | null
  readonly response_time: Provider["responseTime"]
  readonly latitude: number | null
  readonly longitude: number | null
  readonly project_latitude: number | null
  readonly project_longitude: number | null
  readonly project_place: string | null
  readonly provider_place: string | null
  readonly newest_version: number | null
}

const reputationIn = (row: QuoteRow, now: Instant) =>
  reputationOf(
    {
      rating: row.rating,
      reviewCount: row.review_count,
      isLicensed: Boolean(row.is_licensed),
      isInsured: Boolean(row.is_insured),
      licenseUntil: row.license_until,
      insuranceUntil: row.insurance_until,
      backgroundUntil: row.background_until,
      responseTime: row.response_time
    },
    pointOf(row),
    pointOf({ latitude: row.project_latitude, longitude: row.project_longitude }),
    now
  )

const newestIn = (row: QuoteRow): OfferRecord | null =>
  row.newest_version === null ? null : offers.fromRow(unprefixed(row, "newest_"))

interface Reader {
  readonly id: UserId
  readonly now: Instant
}

const asQuote =
  (reader: Reader | null) =>
  (row: QuoteRow): Quote => {
    const record: QuoteRecord = quotes.fromRow(row)
    const quote = shownOf(record)
    const isHomeowner = reader?.id === quote.homeownerId
    return {
      ...quote,
      providerName: row.provider_name,
      homeownerName: row.homeowner_name,
      projectTitle: row.project_title,
      ...(row.project_timeline !== null && { projectTimeline: row.project_timeline }),
      photos: photosIn(row),
      price: quote.providerQuote,
      message: quote.providerNotes,
      ...offersShown(record, newestIn(row), stateOfWork(row.project_place, row.provider_place)),
      canReview: isHomeowner && canReview(record, Boolean(row.is_reviewed), reader.now),
      ...(isHomeowner && row.project_title !== null && { isProjectDeleted: row.project_deleted_at !== null }),
      ...(isHomeowner && { phoneSharing: record.phoneSharing, reputation: reputationIn(row, reader.now) }),
      ...(row.conversation_id !== null && { conversationId: row.conversation_id })
    }
  }

const partyOf = ({ providerId }: Actor): Party => (providerId === null ? "homeowner" : "provider")

export const KnexQuoteViews = Layer.effect(
  QuoteViews,
  Effect.map(Database, (database) => {
    const { dialect } = database
    const read = readOn(database)
    const list = (statement: Statement, reader: Reader | null) =>
      Effect.map(read<QuoteRow>(statement), (rows) => rows.map(asQuote(reader)))

    return QuoteViews.of({
      ofHomeowner: (id, slice, now) =>
        Effect.map(list(ofHomeowner(id, slice, dialect, now), { id, now }), (listed) =>
          listed.slice(0, slice.limit)
        ),
      ofProvider: (id, slice) =>
        Effect.map(list(ofProvider(id, slice, dialect), null), (listed) => listed.slice(0, slice.limit)),
      byId: (id, actor, now) =>
        Effect.flatMap(list(byId(id, partyOf(actor), dialect), { id: actor.id, now }), ([quote]) =>
          quote === undefined ? Effect.die(new Error(`There is no quote ${id}`)) : Effect.succeed(quote)
        )
    })
  })
)
