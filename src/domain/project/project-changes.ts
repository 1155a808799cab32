import * as Result from "effect/Result"

import type { Changed } from "../events/changed.ts"
import { newsOfProject } from "../events/news.ts"
import type { ProjectId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { StepNotAllowed } from "../shared/step-not-allowed.ts"
import { ForOneAlone, HasOffers } from "./project-errors.ts"
import type { ProjectStatus } from "./project-life-cycle.ts"
import { defaultMaxOffers, mostOffers } from "./project-limits.ts"
import { type Posted, wordsOf } from "./project-rules.ts"
import { changeable, isChangeable, isOpenToAll, takesMoreOffers } from "./project-states.ts"
import type { ChangedProject } from "./project-steps.ts"
import type { ProjectRecord } from "./project.ts"

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

interface Rewording {
  /** How many live offers it has. */
  readonly offers: number
  readonly now: Instant
}

/** The project with other words. With another addressee it is published anew, but closes on the day that it had. */
export const rewordProject = (
  project: ProjectRecord,
  posted: Posted,
  { now, offers }: Rewording
): Result.Result<ChangedProject, HasOffers | StepNotAllowed> => {
  if (isChangeable({ offers, status: project.status })) {
    const words = wordsOf(posted)
    const isTurned = project.status === "pending" && words.providerId !== project.providerId
    return Result.succeed(changedTo(project, { ...project, ...words, ...(isTurned && { publishedAt: now }) }))
  }
  return Result.flatMap(requireStatus(project, "change", changeable), () => Result.fail(new HasOffers()))
}

const requireOpenToAll = (
  project: ProjectRecord,
  step: string
): Result.Result<void, ForOneAlone | StepNotAllowed> =>
  isOpenToAll(project)
    ? Result.succeed(undefined)
    : Result.flatMap(requireStatus(project, step, ["pending"]), () => Result.fail(new ForOneAlone()))

const stepOfOffers = 2

/** The project with room for more offers; null where it takes the most there are. */
export const takeMoreOffers = (
  project: ProjectRecord
): Result.Result<ChangedProject | null, ForOneAlone | StepNotAllowed> =>
  Result.map(requireOpenToAll(project, "more"), () =>
    takesMoreOffers(project)
      ? changedTo(project, { ...project, maxOffers: Math.min(mostOffers, project.maxOffers + stepOfOffers) })
      : null
  )

/** The draft once its homeowner has deleted it; providers who have quoted on it keep what they have read. */
export const deleteDraft = (
  project: ProjectRecord,
  now: Instant
): Result.Result<ChangedProject, StepNotAllowed> =>
  Result.map(requireStatus(project, "delete", ["draft"]), () =>
    changedTo(project, { ...project, deletedAt: now })
  )

/** A new draft with the same words, for the provider whom the other one was addressed to or who did the job. */
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
export const mayInvite = (project: ProjectRecord) => requireOpenToAll(project, "invite")
