import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { newsOfProject } from "#domain/events/news.ts"
import {
  projectStatuses,
  projectSteps,
  projectStepsFrom,
  projectTransitions,
  quoteEffects
} from "#domain/project/project-life-cycle.ts"
import { reopenProject, startProject, takeProjectStep } from "#domain/project/project-steps.ts"
import { aProject, aQuote } from "#tests/support/builders.ts"

const permitted = new Map([
  ["publish draft", "pending"],
  ["withdraw pending", "draft"],
  ["complete in_progress", "completed"]
])

const now = "2026-04-01T10:00:00.000Z"

const cases = projectSteps.flatMap((step) => projectStatuses.map((status) => ({ step, status })))

describe("the life of a project", () => {
  it.each(cases)("$step a $status one", ({ status, step }) => {
    const moved = Result.map(takeProjectStep(aProject({ status }), step, now), ({ value }) => value.status)
    const wanted = permitted.get(`${step} ${status}`)
    expect(Result.isSuccess(moved) ? moved.success : "refused").toBe(wanted ?? "refused")
    expect(projectStepsFrom(status).includes(step)).toBe(wanted !== undefined)
  })

  it.each(projectStatuses)("starts with an accepted quote only when pending: %s", (status) => {
    const quote = aQuote()
    const started = startProject(aProject({ status }), quote)
    const inProgress = { status: "in_progress", providerId: quote.providerId, quoteId: quote.id }
    expect(started).toMatchObject(
      status === "pending"
        ? { success: { value: inProgress } }
        : { failure: { _tag: "StepNotAllowed", status } }
    )
  })

  it("is open to all again once its quote is cancelled", () => {
    const { id: quoteId, providerId } = aQuote()
    const { value } = Result.getOrThrow(
      reopenProject(aProject({ status: "in_progress", providerId, quoteId, closesAt: null }), now)
    )
    expect(value).toMatchObject({
      status: "pending",
      providerId: null,
      quoteId: null,
      publishedAt: now,
      closesAt: "2026-05-01T10:00:00.000Z"
    })
  })

  it("says until when it is open, as long as it is", () => {
    const open = aProject({ status: "pending", closesAt: "2026-04-09T10:00:00.000Z" })
    const withdrawn = Result.getOrThrow(takeProjectStep(open, "withdraw", now)).value
    expect(withdrawn).toMatchObject({ publishedAt: open.publishedAt, closesAt: null })
    expect(Result.getOrThrow(startProject(open, aQuote())).value.closesAt).toBeNull()
    expect(Result.getOrThrow(takeProjectStep(withdrawn, "publish", now)).value).toMatchObject({
      publishedAt: now,
      closesAt: "2026-05-01T10:00:00.000Z"
    })
  })

  it("is news to those who saw it before the step, and who see it after it", () => {
    const [open, bidder] = [aProject({ status: "pending" }), aQuote().providerId]
    const { news, value } = Result.getOrThrow(takeProjectStep(open, "withdraw", now))
    expect(news([bidder])).toEqual(newsOfProject([open, value], [bidder]))
  })

  it.each(projectStatuses)("opens again only while it is in progress: %s", (status) => {
    const reopened = Result.map(reopenProject(aProject({ status }), now), ({ value }) => value.status)
    expect(reopened).toMatchObject(
      status === "in_progress" ? { success: "pending" } : { failure: { _tag: "StepNotAllowed", status } }
    )
  })

  it("is told by one table: each state is reached by a row, but for the drafts that it may begin with", () => {
    const reached = new Set(projectTransitions.map(({ to }) => to))
    expect(reached).toEqual(new Set(projectStatuses))
    expect(new Set(projectTransitions.map(({ step }) => step))).toEqual(
      new Set([...projectSteps, ...quoteEffects])
    )
  })
})
