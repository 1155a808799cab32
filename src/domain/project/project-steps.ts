import * as Result from "effect/Result"

import type { News } from "../events/event.ts"
import { newsOfProject } from "../events/news.ts"
import type { ProviderId, QuoteId } from "../shared/ids.ts"
import type { Instant } from "../shared/instant.ts"
import { StepNotAllowed } from "../shared/step-not-allowed.ts"
import {
  type ProjectStep,
  type QuoteEffect,
  projectTransition,
  projectTransitions
} from "./project-life-cycle.ts"
import type { saidIn } from "./project-rules.ts"
import type { ProjectRecord } from "./project.ts"
import { mostOffers, offersMore, publishedAt } from "./publishing.ts"

/** A project after a step; it is news to those who have quoted on it as well. */
export interface ChangedProject {
  readonly value: ProjectRecord
  readonly news: (quotedBy: ReadonlyArray<ProviderId>) => News
}

const changed = (before: ProjectRecord, value: ProjectRecord): ChangedProject => ({
  value,
  news: (quotedBy) => newsOfProject([before, value], quotedBy)
})

/** The project after a row of its life cycle and what comes with it, or why its state has no such row. */
const moved = (
  project: ProjectRecord,
  step: ProjectStep | QuoteEffect,
  change: Partial<ProjectRecord>
): Result.Result<ChangedProject, StepNotAllowed> => {
  const transition = projectTransition(step, project.status)
  if (transition === undefined) {
    const needs = projectTransitions.filter((row) => row.step === step).map(({ from }) => from)
    return Result.fail(new StepNotAllowed({ thing: "project", step, status: project.status, needs }))
  }
  return Result.succeed(changed(project, { ...project, ...change, status: transition.to }))
}

const noLongerOpen = { closesAt: null }

/** The project after `step`, or why its state does not permit it. */
export const takeProjectStep = (project: ProjectRecord, step: ProjectStep, now: Instant) =>
  moved(project, step, step === "publish" ? publishedAt(now) : noLongerOpen)

/** The project once this quote on it is accepted; only a pending project can start. */
export const startProject = (
  project: ProjectRecord,
  { id, providerId }: { readonly id: QuoteId; readonly providerId: ProviderId }
) => moved(project, "start", { providerId, quoteId: id, ...noLongerOpen })

/** The project once its accepted quote is cancelled: open to all again. */
export const reopenProject = (project: ProjectRecord, now: Instant) =>
  moved(project, "reopen", { providerId: null, quoteId: null, ...publishedAt(now) })

/** The project with what its homeowner now says, while it is open or a draft; those of before hear of it as well. */
export const editProject = (
  project: ProjectRecord,
  said: ReturnType<typeof saidIn>
): Result.Result<ChangedProject, StepNotAllowed> => {
  const needs = ["draft", "pending"] as const
  if (!needs.some((status) => status === project.status))
    return Result.fail(new StepNotAllowed({ thing: "project", step: "edit", status: project.status, needs }))
  return Result.succeed(changed(project, { ...project, ...said }))
}

/** The project with room for two more offers, up to the most that there may be. */
export const moreOffers = (project: ProjectRecord): Result.Result<ChangedProject, StepNotAllowed> => {
  if (project.status !== "pending")
    return Result.fail(
      new StepNotAllowed({ thing: "project", step: "widen", status: project.status, needs: ["pending"] })
    )
  return Result.succeed(
    changed(project, { ...project, maxOffers: Math.min(mostOffers, project.maxOffers + offersMore) })
  )
}
