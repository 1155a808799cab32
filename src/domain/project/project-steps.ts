import * as Result from "effect/Result"

import type { News } from "../events/event.ts"
import { newsOfProject } from "../events/news.ts"
import type { ProviderId, QuoteId } from "../shared/ids.ts"
import { StepNotAllowed } from "../shared/step-not-allowed.ts"
import { type ProjectStep, projectTransition, projectTransitions } from "./project-life-cycle.ts"
import type { ProjectRecord } from "./project.ts"

/** A project after a step; it is news to those who have quoted on it as well. */
export interface ChangedProject {
  readonly value: ProjectRecord
  readonly news: (quotedBy: ReadonlyArray<ProviderId>) => News
}

const changed = (before: ProjectRecord, change: Partial<ProjectRecord>): ChangedProject => {
  const value = { ...before, ...change }
  return { value, news: (quotedBy) => newsOfProject([before, value], quotedBy) }
}

/** The project after `step`, or why its state does not permit it. */
export const takeProjectStep = (
  project: ProjectRecord,
  step: ProjectStep
): Result.Result<ChangedProject, StepNotAllowed> => {
  const transition = projectTransition(step, project.status)
  if (transition !== undefined) return Result.succeed(changed(project, { status: transition.to }))
  const needs = projectTransitions.filter((row) => row.step === step).map(({ from }) => from)
  return Result.fail(new StepNotAllowed({ thing: "project", step, status: project.status, needs }))
}

/** The project once this quote on it is accepted; only a pending project can start. */
export const startProject = (
  project: ProjectRecord,
  quote: { readonly id: QuoteId; readonly providerId: ProviderId }
): Result.Result<ChangedProject, StepNotAllowed> =>
  project.status === "pending"
    ? Result.succeed(
        changed(project, { status: "in_progress", providerId: quote.providerId, quoteId: quote.id })
      )
    : Result.fail(
        new StepNotAllowed({ thing: "project", step: "start", status: project.status, needs: ["pending"] })
      )

/** The project once its accepted quote is cancelled: open to all again. */
export const reopenProject = (project: ProjectRecord): ChangedProject =>
  changed(project, { status: "pending", providerId: null, quoteId: null })
