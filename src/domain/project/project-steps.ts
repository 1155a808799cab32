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
import type { ProjectRecord } from "./project.ts"
import { notOpen, publishedAt } from "./publishing.ts"

/** A project after a step; its news go to those who have quoted on it or are invited as well. */
export interface ChangedProject {
  readonly value: ProjectRecord
  readonly news: (followedBy: ReadonlyArray<ProviderId>) => News
}

/**
 * The project after a transition of its life cycle, with the changes that go with it; fails where its state has no such
 * transition.
 */
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
  const value = { ...project, ...change, status: transition.to }
  return Result.succeed({ value, news: (followedBy) => newsOfProject([project, value], followedBy) })
}

/** The project after `step`; fails where its state does not permit it. */
export const takeProjectStep = (project: ProjectRecord, step: ProjectStep, now: Instant) =>
  moved(project, step, step === "publish" ? publishedAt(now) : notOpen)

/** The project once this quote on it is accepted; only a pending project can start. */
export const startProject = (
  project: ProjectRecord,
  { id, providerId }: { readonly id: QuoteId; readonly providerId: ProviderId }
) => moved(project, "start", { providerId, quoteId: id, ...notOpen })

/** The project once its accepted quote is cancelled: open to all again. */
export const reopenProject = (project: ProjectRecord, now: Instant) =>
  moved(project, "reopen", { providerId: null, quoteId: null, ...publishedAt(now) })
