import { answerDays } from "#domain/case/case-options.ts"
import type { CaseRecord } from "#domain/case/case.ts"
import type { QuoteRecord } from "#domain/quote/quote.ts"
import type { ReviewRecord } from "#domain/review/review.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import { CaseId, ThingId, type UserId } from "#domain/shared/ids.ts"
import type { Instant } from "#domain/shared/instant.ts"

import { atWork, daysBefore } from "../calendar.ts"
import { uuidAt } from "../ids.ts"
import type { Firm } from "../people/firms.ts"
import type { Random } from "../random.ts"

interface Complaint extends Pick<CaseRecord, "about" | "reason" | "state" | "text"> {
  readonly daysAgo: number
  readonly isTaken?: boolean
  readonly decision?: string
}

/** What people have reported, of reviews by the business that was reviewed, of businesses by a customer. */
const complaints: ReadonlyArray<Complaint> = [
  {
    about: "review",
    reason: "fake_review",
    state: "open",
    text: "Nobody in our books has this name, and we have not worked in that street this year.",
    daysAgo: 2
  },
  {
    about: "provider",
    reason: "not_real",
    state: "open",
    text: "The address on the van is a parking lot. Two neighbors have seen the same.",
    daysAgo: 3
  },
  {
    about: "review",
    reason: "private_data",
    state: "open",
    isTaken: true,
    text: "The customer tells more of their home here than they meant to, and asks us to have it taken out.",
    daysAgo: 4
  },
  {
    about: "review",
    reason: "abusive",
    state: "decided",
    text: "Two stars for work that passed inspection. This hurts our business.",
    decision:
      "We have read the review. It is a customer's own account of a job that was done, and it names nobody. How many stars somebody gives is no reason to take a review down. You can answer it in public.",
    daysAgo: 20
  }
]

const unjudged = {
  outcome: null,
  decision: null,
  note: null,
  takenBy: null,
  takenAt: null,
  decidedBy: null,
  decidedAt: null,
  version: 1
} as const

interface Town {
  readonly quotes: ReadonlyArray<QuoteRecord>
  readonly firms: ReadonlyArray<Firm>
  readonly reviews: ReadonlyArray<ReviewRecord>
  readonly operatorId: UserId
}

const partiesOf = ({ firms, reviews }: Town, { about }: Complaint, random: Random) => {
  const review = random.pick(reviews)
  const firm = firms.find(({ profile }) => profile.id === review.providerId)
  const owner = firm === undefined ? review.homeownerId : firm.owner.id
  return about === "review"
    ? { aboutId: ThingId.make(review.id), openedBy: owner, against: review.homeownerId }
    : { aboutId: ThingId.make(review.providerId), openedBy: review.homeownerId, against: owner }
}

const caseOf = (town: Town, now: Instant, random: Random, complaint: Complaint): CaseRecord => {
  const { about, daysAgo, decision, isTaken, reason, state, text } = complaint
  const createdAt = atWork(daysBefore(now, daysAgo), random)
  const takenAt =
    isTaken === true || decision !== undefined ? atWork(daysBefore(now, daysAgo - 1), random) : null
  const decidedAt = decision === undefined ? null : atWork(daysBefore(now, daysAgo - 2), random)
  return {
    id: CaseId.make(uuidAt(createdAt, random)),
    kind: "report",
    about,
    ...partiesOf(town, complaint, random),
    reason,
    text,
    state,
    outcome: decision === undefined ? null : "dismissed",
    decision: decision ?? null,
    wish: null,
    answer: null,
    answeredAt: null,
    dueAt: null,
    note: null,
    takenBy: takenAt === null ? null : town.operatorId,
    takenAt,
    decidedBy: decidedAt === null ? null : town.operatorId,
    decidedAt,
    createdAt,
    version: 1
  }
}

const problemDaysAgo = 3

/** A problem with a job that was completed lately, which the professional has answered. */
const problemOf = ({ firms, quotes }: Town, now: Instant, random: Random): ReadonlyArray<CaseRecord> => {
  const job = quotes.findLast(
    ({ completedAt, projectId, status }) =>
      status === "completed" && projectId === null && (completedAt ?? "") > daysBefore(now, answerDays * 4)
  )
  const firm = firms.find(({ profile }) => profile.id === job?.providerId)
  if (job === undefined || firm === undefined) return []
  const createdAt = atWork(daysBefore(now, problemDaysAgo), random)
  return [
    {
      ...unjudged,
      id: CaseId.make(uuidAt(createdAt, random)),
      kind: "problem",
      about: "quote",
      aboutId: ThingId.make(job.id),
      openedBy: job.homeownerId,
      against: firm.owner.id,
      reason: "not_finished",
      wish: "finish",
      text: "The work looks good, but the trim on one side was left open and nobody has come back for it.",
      state: "answered",
      answer: "The part came late. We have it now and can be there on Friday morning, at no charge.",
      answeredAt: atWork(daysBefore(now, problemDaysAgo - 1), random),
      dueAt: plusFullDays(createdAt, answerDays),
      createdAt
    }
  ]
}

/** The cases that have come to the operators, in several states. */
export const hearCases = (town: Town, now: Instant, random: Random): ReadonlyArray<CaseRecord> => [
  ...complaints.map((complaint) => caseOf(town, now, random, complaint)),
  ...problemOf(town, now, random)
]
