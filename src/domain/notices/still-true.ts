import type { CaseRecord } from "../case/case.ts"
import { isOpenTo, isWaitingFor, type ProviderStanding } from "../project/project-standing.ts"
import { isOpenToAll, isUnansweredByOne, isWithoutOffers } from "../project/project-states.ts"
import type { ProjectRecord } from "../project/project.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import { isUnanswered } from "../quote/run-out.ts"
import { lastToday } from "../shared/calendar.ts"
import type { ProviderId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { type KindsAbout, type NoticeKind, noticeKinds } from "./notice-kinds.ts"
import type { NotificationRecord } from "./notice.ts"

/** Whether the day that a notice speaks of is over everywhere in the US. */
export const isDayOver = (
  { facts, kind }: Pick<NotificationRecord, "facts" | "kind">,
  now: Instant
): boolean => {
  const day = noticeKinds[kind].lastDayOf(facts)
  return day !== null && day < lastToday(now)
}

type OfQuote = Pick<QuoteRecord, "offerVersion" | "projectId" | "providerQuote" | "status">

const isPending = ({ status }: OfQuote) => status === "pending"
const isCancelled = ({ status }: OfQuote) => status === "cancelled"
const isRejected = ({ status }: OfQuote) => status === "rejected"

type Checks<Of, Kind extends NoticeKind = NoticeKind> = Record<Kind, (of: Of) => boolean>

const isAsTold = <Of>(checks: Partial<Checks<Of>>, kind: NoticeKind, of: Of) => checks[kind]?.(of) ?? true

/** Notices about a quote: whether it is still as they say. */
const quoteChecks: Checks<OfQuote, KindsAbout<"quote">> = {
  "quote-requested": isUnanswered,
  "answer-wanted": isUnanswered,
  "no-answer-yet": isUnanswered,
  "request-expired": isCancelled,
  "bid-expired": isCancelled,
  "work-ended": isCancelled,
  // A revised one is told as such, with today's price.
  "offer-received": (quote) => isPending(quote) && (quote.offerVersion ?? 1) === 1,
  "offer-revised": isPending,
  "offer-ending": isPending,
  "offer-wanted-again": isPending,
  "offer-accepted": ({ status }) => status === "accepted",
  "quote-declined": isRejected,
  // Where a homeowner declines their own request, it counts as cancelled too.
  "quote-cancelled": (quote) => isCancelled(quote) || (isRejected(quote) && quote.providerQuote === null),
  "job-completed": ({ status }) => status === "completed",
  "review-wanted": ({ status }) => status === "completed"
}

/** Whether a quote is still as a notice of this kind says. */
export const isQuoteAsTold = (kind: NoticeKind, quote: OfQuote): boolean => isAsTold(quoteChecks, kind, quote)

interface OfProject {
  readonly project: ProjectRecord
  /** Pending offers on it. */
  readonly offers: number
  /** The providers who have ever quoted on it. */
  readonly answeredBy: ReadonlyArray<ProviderId>
  /** The reader's standing towards it; null for a reader without a business. */
  readonly standing: ProviderStanding | null
}

const isSilent = ({ answeredBy, project }: OfProject) => isUnansweredByOne(project, answeredBy)

/** Notices about a project. */
const projectChecks: Checks<OfProject, KindsAbout<"project">> = {
  "project-addressed": isSilent,
  invited: ({ project, standing }) =>
    isOpenToAll(project) && standing !== null && isOpenTo(project, standing),
  "job-alert": ({ project, standing }) =>
    isOpenToAll(project) && standing !== null && isWaitingFor(project, standing),
  "no-offers-yet": ({ offers, project }) => isWithoutOffers({ ...project, offers }),
  "project-unanswered": isSilent,
  "project-closed": ({ project }) => project.status === "draft" && project.deletedAt === null
}

/** Whether a project is still as a notice of this kind says. */
export const isProjectAsTold = (kind: NoticeKind, of: OfProject): boolean => isAsTold(projectChecks, kind, of)

type OfCase = Pick<CaseRecord, "state">

/** Notices about a problem with a job; what was decided stays so. */
const caseChecks: Partial<Checks<OfCase>> = {
  "problem-raised": ({ state }) => state === "open",
  "problem-answered": ({ state }) => state === "answered"
}

/** Whether a case is still as a notice of this kind says. */
export const isCaseAsTold = (kind: NoticeKind, of: OfCase): boolean => isAsTold(caseChecks, kind, of)
