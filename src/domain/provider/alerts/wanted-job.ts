import { isWaitingFor, type ProviderStanding } from "#domain/project/project-standing.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import type { Day, Instant } from "#domain/shared/instant.ts"

import type { AlertWords } from "./job-alerts.ts"
import { isPaused } from "./pause.ts"

/** What decides whether a provider is told of a project. */
export interface Hearer {
  readonly standing: ProviderStanding
  readonly alerts: AlertWords
  readonly pausedUntil: Day | null
}

const textOf = ({ category, description, title }: ProjectRecord) =>
  `${title} ${description} ${category}`.toLowerCase()

const isWorded = (text: string, { without, words }: AlertWords) => {
  const isIn = (word: string) => text.includes(word.toLowerCase())
  return (words.length === 0 || words.some(isIn)) && !without.some(isIn)
}

/**
 * Who is told of an open project: providers whom it waits for, who were not invited by name, and who want to hear of
 * such work.
 */
export const wantsToHear = (project: ProjectRecord, now: Instant) => {
  const text = textOf(project)
  return ({ alerts, pausedUntil, standing }: Hearer): boolean =>
    isWaitingFor(project, standing) &&
    !standing.isInvited &&
    !isPaused(pausedUntil, now) &&
    (alerts.minBudget === null || project.budgetMax >= alerts.minBudget) &&
    isWorded(text, alerts)
}
