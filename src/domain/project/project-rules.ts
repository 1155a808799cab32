import * as Result from "effect/Result"

import { WrongRole } from "../account/account-errors.ts"
import type { Actor, User } from "../account/account.ts"
import { fullName } from "../account/full-name.ts"
import type { Changed } from "../events/changed.ts"
import { newsOfProject } from "../events/news.ts"
import type { Point } from "../provider/search/provider-search.ts"
import { blankQuote } from "../quote/blank-quote.ts"
import { AlreadyQuoted, ProjectChanged, ProjectIsFull, ProjectTakesNoQuotes } from "../quote/quote-errors.ts"
import type { QuoteRecord } from "../quote/quote.ts"
import type { Urgency } from "../quote/urgency.ts"
import { NotFound } from "../shared/errors.ts"
import type { ProjectId, QuoteId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { defaultMaxOffers } from "./project-limits.ts"
import type { Timeline } from "./project-options.ts"
import { isOpenTo, isVisibleTo, type ProviderStanding } from "./project-standing.ts"
import { addressee, isOwnProject, type ProjectRecord, type ProjectRequest } from "./project.ts"
import { publishedAt } from "./publishing.ts"

interface KnownPlace extends Point {
  readonly zipCode: string
  readonly city: string
  readonly state: string
}

/** What a homeowner has filled in, with the category and the place that it names. */
export interface Posted {
  readonly request: ProjectRequest
  readonly category: string
  /** What the location names; null when it is no known place. */
  readonly place: KnownPlace | null
}

interface Posting extends Posted {
  readonly id: ProjectId
  readonly actor: Actor
  readonly now: Instant
}

const mapped = (place: KnownPlace | null) =>
  place === null
    ? { zipCode: "", place: null, latitude: null, longitude: null }
    : {
        zipCode: place.zipCode,
        place: `${place.city}, ${place.state} ${place.zipCode}`,
        latitude: place.latitude,
        longitude: place.longitude
      }

/** The fields of a project that describe the work. */
export const wordsOf = ({ category, place, request }: Posted) => ({
  providerId: addressee(request),
  title: request.title,
  description: request.description,
  category,
  categoryId: request.categoryId,
  location: request.location,
  ...mapped(place),
  timeline: request.timeline,
  budgetMin: null,
  budgetMax: request.budget
})

/** Posting publishes at once: the project is `pending`. */
export const postProject = ({ actor, id, now, ...posted }: Posting): Changed<ProjectRecord> => {
  const project: ProjectRecord = {
    id,
    homeownerId: actor.id,
    ...wordsOf(posted),
    status: "pending",
    quoteId: null,
    createdAt: now,
    maxOffers: defaultMaxOffers,
    ...publishedAt(now),
    deletedAt: null,
    version: 0
  }
  return { value: project, news: newsOfProject([project], []) }
}

/** Requires that the actor owns the project; providers who see it are told that theirs is the wrong role. */
export const requireOwner = (
  project: ProjectRecord,
  actor: Actor,
  standing: ProviderStanding | null
): Result.Result<void, NotFound | WrongRole> => {
  if (isOwnProject(project, actor)) return Result.succeed(undefined)
  return standing !== null && isVisibleTo(project, standing)
    ? Result.fail(new WrongRole({ reason: "Only the project's homeowner can do this." }))
    : Result.fail(new NotFound({ thing: "project" }))
}

const urgencyOf: Record<Timeline, Urgency> = {
  asap: "asap",
  "1-2 weeks": "week",
  "1 month": "month",
  "2-3 months": "flexible",
  flexible: "flexible"
}

interface Bidding {
  readonly id: QuoteId
  readonly project: ProjectRecord
  readonly homeowner: User
  /** The version of the project that the provider has read, if they say so. */
  readonly readVersion?: number | null | undefined
  readonly now: Instant
}

/** A provider's quote on a posted project, which carries their offer: pending, with the project's words. */
export const bidOn = (
  { homeowner, id, now, project, readVersion }: Bidding,
  standing: ProviderStanding
): Result.Result<QuoteRecord, AlreadyQuoted | ProjectChanged | ProjectIsFull | ProjectTakesNoQuotes> => {
  if (!isOpenTo(project, standing)) return Result.fail(new ProjectTakesNoQuotes({ status: project.status }))
  if (standing.hasLiveQuote) return Result.fail(new AlreadyQuoted())
  const { maxOffers } = project
  if (standing.offers >= maxOffers) return Result.fail(new ProjectIsFull({ maxOffers }))
  if ((readVersion ?? project.version) !== project.version) return Result.fail(new ProjectChanged())
  return Result.succeed({
    id,
    homeownerId: project.homeownerId,
    providerId: standing.providerId,
    projectId: project.id,
    serviceType: project.category,
    description: project.description,
    urgency: urgencyOf[project.timeline],
    budgetMin: project.budgetMin,
    budgetMax: project.budgetMax,
    contactName: fullName(homeowner),
    contactPhone: "",
    createdAt: now,
    phoneSharing: "on_accept",
    ...blankQuote
  })
}
