import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { answerableUntil, answerAwaited } from "#domain/case/answer-time.ts"
import { answeredCase, raised } from "#domain/case/case-rules.ts"
import { noticeOfProblem } from "#domain/notices/office-notices.ts"
import { aCase, aQuote, aUserId } from "#tests/support/builders.ts"

const raisedAt = (now: string) => {
  const quote = aQuote({ status: "accepted" })
  const request = { kind: "problem", aboutId: aCase().aboutId, reason: "quality", wish: "redo" } as const
  const opening = { id: aCase().id, openedBy: aUserId(), against: aUserId(), now }
  const { value } = Result.getOrThrow(raised({ ...request, text: "The tap drips again." }, quote, opening))
  return { dueAt: value.dueAt ?? "", told: noticeOfProblem(value, quote, "Olivia") }
}

describe("a problem with a job", () => {
  it.each([
    // 7:30 pm in Chicago.
    ["2026-11-30T01:30:00.000Z", "2026-12-05"],
    ["2026-11-29T18:00:00.000Z", "2026-12-05"],
    ["2026-11-29T09:59:59.999Z", "2026-12-04"]
  ])("of %s is to be answered until %s, a day that ends in time also in Hawaii", (now, day) => {
    const { dueAt, told } = raisedAt(now)
    expect(answerableUntil(dueAt)).toBe(day)
    expect(told.facts).toMatchObject({ until: day })
    expect(new Date(Date.parse(`${day}T23:59:59.999-10:00`)).toISOString() < dueAt).toBe(true)
  })

  it("is answered before its time is over, and decided from then on", () => {
    const dueAt = "2026-12-06T23:36:00.000Z"
    const problem = aCase({ kind: "problem", about: "quote", dueAt })
    const answeredAt = (at: string) =>
      Result.map(
        answeredCase(problem, "We come on Friday.", { by: problem.against, at }),
        ({ value }) => value
      )
    expect(Result.getOrThrow(answeredAt("2026-12-06T23:35:59.999Z"))).toMatchObject({ state: "answered" })
    expect(answeredAt(dueAt)).toMatchObject({ failure: { _tag: "AnswerOutOfTime" } })
    const until = answerAwaited(problem, "2026-12-05T23:36:00.000Z")
    expect(until).toBe("The other side can answer until Dec 5, 2026.")
    // The day is over everywhere, but a late answer is still accepted.
    const late = answerAwaited(problem, "2026-12-06T23:35:59.999Z")
    expect(late).toBe("The other side can still answer today.")
    expect(answerAwaited(problem, dueAt)).toBeNull()
  })
})
