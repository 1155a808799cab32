import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { newsOfProject } from "#domain/events/news.ts"
import { feedWords, hasWords } from "#domain/project/feed.ts"
import { copyOf, deleteDraft, rewordProject, takeMoreOffers } from "#domain/project/project-changes.ts"
import { isEndedForGood } from "#domain/project/project-states.ts"
import type { ProjectRecord } from "#domain/project/project.ts"
import { aCategoryId, aProject, aProviderId } from "#tests/support/builders.ts"

const now = "2026-03-09T10:00:00.000Z"
const project = aProject()
const providerId = aProviderId()

const failureOf = <A, E extends { readonly _tag: string }>(result: Result.Result<A, E>) =>
  Result.isFailure(result) ? result.failure._tag : null

const reworded = (found: ProjectRecord, to: string, offers = 0) =>
  rewordProject(
    found,
    {
      request: {
        title: "New shower",
        description: "Replace the tub with a walk-in shower.",
        categoryId: aCategoryId(),
        location: "Austin",
        budget: 5_000,
        timeline: "flexible",
        providerId: to
      },
      category: "Painting",
      place: null
    },
    { offers, now }
  )

describe("The words of a project", () => {
  it("begin a new time to answer where they ask another one, until the day that it had", () => {
    const { closesAt, publishedAt } = project
    expect(Result.getOrThrow(reworded(project, providerId)).value).toMatchObject({
      title: "New shower",
      providerId,
      publishedAt: now,
      closesAt
    })
    expect(Result.getOrThrow(reworded(project, "all")).value).toMatchObject({ publishedAt, closesAt })
    const draft = aProject({ status: "draft", publishedAt, closesAt: null })
    expect(Result.getOrThrow(reworded(draft, providerId)).value).toMatchObject({
      publishedAt,
      closesAt: null
    })
  })

  it("are news to those who saw the project before, and who see it now", () => {
    const { news, value } = Result.getOrThrow(reworded(project, "all"))
    expect(news([providerId])).toEqual(newsOfProject([project, value], [providerId]))
  })

  it("stay where there is an offer, and once the work has begun", () => {
    expect(failureOf(reworded(project, "all", 1))).toBe("HasOffers")
    expect(failureOf(reworded(aProject({ status: "in_progress" }), "all"))).toBe("StepNotAllowed")
  })

  it("are searched with their category, for all words and no more than eight", () => {
    const [words, eight] = [feedWords(" Tub  PLUMBING tub "), "a b c d e f g h"]
    expect(words).toEqual(["tub", "plumbing"])
    expect(hasWords(project, words)).toBe(true)
    expect(hasWords(project, ["tub", "roof"])).toBe(false)
    expect(feedWords(`${eight} i`)).toEqual(eight.split(" "))
  })
})

const more = (found: Partial<ProjectRecord>) =>
  Result.map(takeMoreOffers(aProject(found)), (changed) => changed?.value.maxOffers)

describe("Room for more offers", () => {
  it("is for two more each time, up to eight", () => {
    expect([4, 6, 8].map((maxOffers) => Result.getOrThrow(more({ maxOffers })))).toEqual([6, 8, undefined])
  })

  it("is made while the project is open to all", () => {
    expect(failureOf(more({ providerId }))).toBe("ForOneAlone")
    expect(failureOf(more({ status: "draft" }))).toBe("StepNotAllowed")
  })
})

describe("A copy of a project", () => {
  it("is a draft like any other: without dates, and for four offers", () => {
    const done = aProject({ status: "completed", providerId, maxOffers: 8, version: 7 })
    const { id } = aProject()
    expect(copyOf(done, id, now).value).toEqual({
      ...done,
      id,
      status: "draft",
      createdAt: now,
      maxOffers: 4,
      publishedAt: null,
      closesAt: null,
      version: 0
    })
  })
})

describe("The end of a project", () => {
  it("is for good where the work is done, or its draft is deleted", () => {
    const draft = aProject({ status: "draft" })
    const deleted = Result.getOrThrow(deleteDraft(draft, now)).value
    expect(deleted.deletedAt).toBe(now)
    expect(failureOf(deleteDraft(project, now))).toBe("StepNotAllowed")
    expect([aProject({ status: "completed" }), deleted].map(isEndedForGood)).toEqual([true, true])
    expect([draft, project, aProject({ status: "in_progress" })].some(isEndedForGood)).toBe(false)
  })
})
