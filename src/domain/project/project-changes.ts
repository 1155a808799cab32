import * as Result from "effect/Result"
import * as Schema from "effect/Schema"

import type { Changed } from "../events/changed.ts"
import { newsOfProject } from "../events/news.ts"
import type { ProjectId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { StepNotAllowed } from "../shared/step-not-allowed.ts"
import type { ProjectStatus } from "./project-life-cycle.ts"
import { defaultMaxOffers, mostOffers } from "./project-limits.ts"
import { type Posted, wordsOf } from "./project-rules.ts"
import type { ChangedProject } from "./project-steps.ts"
import type { ProjectRecord } from "./project.ts"

/** Status 409: what professionals have made an offer on stays as they have read it. */
export class HasOffers extends Schema.TaggedError<HasOffers>()("HasOffers", {}) {
  override get message() {
    return "This project has offers. Withdraw it first, then change it."
  }
}

/** While a project is a draft or open, it is its homeowner's to change. */
const changeable: ReadonlyArray<ProjectStatus> = ["draft", "pending"]

const requireStatus = (
  { status }: ProjectRecord,
  step: string,
  needs: ReadonlyArray<ProjectStatus>
): Result.Result<void, StepNotAllowed> =>
  needs.includes(status)
    ? Result.succeed(undefined)
    : Result.fail(new StepNotAllowed({ thing: "project", step, status, needs }))

const changedTo = (before: ProjectRecord, value: ProjectRecord): ChangedProject => ({
  value,
  news: (followedBy) => newsOfProject([before, value], followedBy)
})

/** The project with other words; `offers` is how many live ones it has. */
export const rewordProject = (
  project: ProjectRecord,
  posted: Posted,
  offers: number
): Result.Result<ChangedProject, HasOffers | StepNotAllowed> => {
  const allowed = requireStatus(project, "change", changeable)
  if (Result.isFailure(allowed)) return Result.fail(allowed.failure)
  if (offers > 0) return Result.fail(new HasOffers())
  return Result.succeed(changedTo(project, { ...project, ...wordsOf(posted) }))
}

const stepOfOffers = 2

/** The project with room for more offers, up to the most there are. */
export const takeMoreOffers = (project: ProjectRecord): Result.Result<ChangedProject, StepNotAllowed> =>
  Result.map(requireStatus(project, "more", changeable), () =>
    changedTo(project, { ...project, maxOffers: Math.min(mostOffers, project.maxOffers + stepOfOffers) })
  )

/** A draft that its homeowner is rid of; who has quoted on it keeps what they have read. */
export const deleteDraft = (
  project: ProjectRecord,
  now: Instant
): Result.Result<ChangedProject, StepNotAllowed> =>
  Result.map(requireStatus(project, "delete", ["draft"]), () =>
    changedTo(project, { ...project, deletedAt: now })
  )

/** A new draft with the same words, for whom the other one was or who did it. */
export const copyOf = (project: ProjectRecord, id: ProjectId, now: Instant): Changed<ProjectRecord> => {
  const copy: ProjectRecord = {
    ...project,
    id,
    status: "draft",
    quoteId: null,
    createdAt: now,
    maxOffers: defaultMaxOffers,
    publishedAt: null,
    closesAt: null,
    version: 0
  }
  return { value: copy, news: newsOfProject([copy], []) }
}

/** Whether professionals may be invited to it now. */
export const mayInvite = (project: ProjectRecord) => requireStatus(project, "invite", ["pending"])
