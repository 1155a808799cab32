import type { User } from "#domain/account/account.ts"
import { fullName } from "#domain/account/full-name.ts"
import { blankQuote } from "#domain/quote/blank-quote.ts"
import { nextOffer, type OfferRecord } from "#domain/quote/offer/offer-version.ts"
import { withOffer } from "#domain/quote/quote-rules.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { Urgency } from "#domain/quote/urgency.ts"
import type { Reply, ReviewRecord } from "#domain/review/review.ts"
import { plusFullDays, plusMinutes } from "#domain/shared/calendar.ts"
import { QuoteId, ReviewId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { formatMoney } from "#domain/shared/money.ts"

import { atWork, dayOf, daysBefore, isInSeason } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Firm } from "../people/firms.ts"
import { phoneIn } from "../people/registrar.ts"
import type { Random } from "../random.ts"
import type { Job, Trade } from "../trade.ts"
import type { Said, Words, WriteReview } from "../writing/review-writer.ts"
import { requestEndings } from "../writing/small-talk.ts"
import { budgetAround, priceOf, timelineFor } from "./prices.ts"
import type { Replier } from "./replies.ts"

interface Offered {
  readonly quote: QuoteRecord
  readonly offer: OfferRecord
}

export interface PastJob extends Offered {
  readonly review: ReviewRecord
}

interface Hiring {
  readonly firm: Firm
  readonly homeowner: User
  readonly rating: number
  readonly now: Instant
  readonly random: Random
  /** What the provider answers under the review. */
  readonly answer: Replier
}

const days = ["Monday", "Tuesday", "Wednesday", "Friday", "Saturday"]
const urgencies: ReadonlyArray<readonly [Urgency, number]> = [
  ["asap", 20],
  ["week", 40],
  ["month", 25],
  ["flexible", 15]
]

// The first request comes at the earliest two days after joining, the last review at the latest a day ago.
const longestLead = 18
const longestWaitForReview = 24

const datesOf = ({ firm: { tenure }, now, random }: Hiring) => {
  const age = 2 + Math.floor(random.next() ** 1.4 * (tenure - longestLead - 4))
  const completedAt = atWork(daysBefore(now, age), random)
  const reviewedAfter = random.between(1, Math.min(age - 1, longestWaitForReview))
  return {
    requestedAt: atWork(daysBefore(completedAt, random.between(3, longestLead)), random),
    completedAt,
    reviewedAt: atWork(plusFullDays(completedAt, reviewedAfter), random)
  }
}

const tradeOf = ({ firm: { sidelines, trade }, random }: Hiring): Trade =>
  sidelines.length > 0 && random.chance(0.28) ? random.pick(sidelines) : trade

const kindsOf = ({ business, trade: main }: Firm, trade: Trade): ReadonlyArray<string> =>
  trade === main ? (business.does ?? trade.jobs.map(({ kind }) => kind)) : trade.sideline

const jobsOf = (trade: Trade, { firm, random }: Hiring, completedAt: Instant): ReadonlyArray<Job> => {
  const kinds = kindsOf(firm, trade)
  const isPossible = ({ ask, kind, note, season }: Job) =>
    kinds.includes(kind) && isInSeason(season, completedAt) && firm.isSensible(ask) && firm.isSensible(note)
  return random.shuffled(trade.jobs.filter(isPossible))
}

// A request comes at least three days before its job is done.
const minutesUntilOffered = 3 * 60
const minutesUntilAccepted = 26 * 60

const quoteOf = (hiring: Hiring, trade: Trade, job: Job, dates: ReturnType<typeof datesOf>): Offered => {
  const { firm, homeowner, random } = hiring
  const price = priceOf(job, firm.city, random)
  const asked: QuoteRecord = {
    id: QuoteId.make(uuidAt(dates.requestedAt, random)),
    homeownerId: homeowner.id,
    providerId: firm.profile.id,
    projectId: null,
    serviceType: trade.name,
    description: `${job.ask} ${random.pick(requestEndings)}`.trim(),
    urgency: random.weighted(urgencies),
    ...budgetAround(price, random),
    contactName: fullName(homeowner),
    contactPhone: homeowner.phone ?? phoneIn(firm.city, random),
    createdAt: dates.requestedAt,
    phoneSharing: "now",
    ...blankQuote,
    status: "completed",
    acceptedVersion: 1,
    acceptedAt: plusMinutes(dates.requestedAt, minutesUntilAccepted),
    completedAt: dates.completedAt
  }
  const words = { price, message: job.note, timeline: timelineFor(price, random) }
  const offer = nextOffer(asked, words, plusMinutes(dates.requestedAt, minutesUntilOffered))
  return { quote: withOffer(asked, offer).value, offer }
}

interface Verdict extends Words {
  readonly reviewedAt: Instant
  readonly reply: Reply | null
}

const reviewOf = (hiring: Hiring, quote: QuoteRecord, { reviewedAt, ...said }: Verdict): ReviewRecord => ({
  id: ReviewId.make(uuidAt(reviewedAt, hiring.random)),
  providerId: quote.providerId,
  homeownerId: quote.homeownerId,
  quoteId: quote.id,
  rating: hiring.rating,
  ...said,
  beforePhotos: [],
  afterPhotos: [],
  isVerified: true,
  serviceDate: dayOf(quote.completedAt ?? reviewedAt),
  createdAt: reviewedAt
})

/**
 * A job that was asked for, offered, accepted, done and reviewed; nothing when nothing new can be said about it.
 * `said` is what was said here so far.
 */
export const pastJob = (hiring: Hiring, write: WriteReview, said: Said): PastJob | undefined => {
  const { answer, firm, random, rating } = hiring
  const dates = datesOf(hiring)
  const trade = tradeOf(hiring)
  for (const job of jobsOf(trade, hiring, dates.completedAt)) {
    const { offer, quote } = quoteOf(hiring, trade, job, dates)
    const price = formatMoney(quote.providerQuote ?? 0)
    const mention = { pro: random.pick(firm.crew), day: random.pick(days), price }
    const experience = { trade, job, rating, mention, isSensible: firm.isSensible }
    const written = write(experience, said)
    if (written === undefined) continue
    const { texts, ...words } = written
    const { reviewedAt } = dates
    const reply = answer({ experience, texts, homeowner: hiring.homeowner, reviewedAt })
    return { quote, offer, review: reviewOf(hiring, quote, { ...words, reviewedAt, reply }) }
  }
  return undefined
}
