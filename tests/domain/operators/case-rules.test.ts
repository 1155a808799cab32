import * as Result from "effect/Result"
import { describe, expect, it } from "vitest"

import { problemDays } from "#domain/case/case-options.ts"
import {
  answeredCase,
  caseFor,
  decidedCase,
  raised,
  reported,
  takenCase,
  withdrawnCase
} from "#domain/case/case-rules.ts"
import type { CaseThing } from "#domain/case/case-thing.ts"
import type { Decision } from "#domain/case/case.ts"
import { asPhoto } from "#domain/photo/photo.ts"
import type { RemovalRequest } from "#domain/removal/removal.ts"
import type { Reply } from "#domain/review/review.ts"
import { plusFullDays } from "#domain/shared/calendar.ts"
import { MessageId, ThingId } from "#domain/shared/ids.ts"
import { aCase, aPhoto, aQuote, aUserId } from "#tests/support/builders.ts"

const now = "2026-03-02T20:00:00.000Z"
const [dana, kim] = [aUserId(), aUserId()]
const problem = aCase({ kind: "problem", about: "quote", dueAt: "2026-03-09T20:00:00.000Z" })

/** The rule's answer: the state that a case is in now, or why it stays as it is. */
const outcomeOf = <E extends { readonly _tag: string }>(
  result: Result.Result<{ readonly value: { readonly state: string } }, E>
) => (Result.isSuccess(result) ? result.success.value.state : result.failure._tag)

describe("A case", () => {
  const opening = { id: problem.id, openedBy: problem.openedBy, against: problem.against, now }
  const about = { kind: "problem", aboutId: problem.aboutId, reason: "quality", wish: "redo" } as const
  const raisedOf = (job: Partial<ReturnType<typeof aQuote>>) =>
    outcomeOf(raised({ ...about, text: "The tap drips again." }, aQuote(job), opening))
  const last = plusFullDays(now, -problemDays)

  it("is of something that is another's", () => {
    const request = {
      about: "review",
      aboutId: problem.aboutId,
      reason: "abusive",
      text: "It insults."
    } as const
    expect(outcomeOf(reported(request, opening))).toBe("open")
    expect(outcomeOf(reported(request, { ...opening, against: opening.openedBy }))).toBe("WrongRole")
  })

  it("of a job can be opened while that is under way, and less than 60 days after its end", () => {
    expect(raisedOf({ status: "accepted" })).toBe("open")
    expect(raisedOf({ status: "completed", completedAt: last })).toBe("ProblemOutOfTime")
    expect(raisedOf({ status: "completed", completedAt: last.replace(".000Z", ".001Z") })).toBe("open")
    expect(raisedOf({ status: "pending" })).toBe("ProblemOutOfTime")
  })

  it("of a job that was cancelled can be opened less than 60 days after its acceptance", () => {
    expect(raisedOf({ status: "cancelled", acceptedAt: now })).toBe("open")
    expect(raisedOf({ status: "cancelled", acceptedAt: last.replace(".000Z", ".001Z") })).toBe("open")
    expect(raisedOf({ status: "cancelled", acceptedAt: last })).toBe("ProblemOutOfTime")
    expect(raisedOf({ status: "cancelled", acceptedAt: null })).toBe("ProblemOutOfTime")
  })

  it("is taken by one operator, who may take it again; by another one a day later, as long as it is open", () => {
    const taken = Result.getOrThrow(takenCase(problem, dana, now)).value
    expect(taken).toMatchObject({ takenBy: dana, takenAt: now })
    expect(outcomeOf(takenCase(taken, dana, now))).toBe("open")
    expect(outcomeOf(takenCase(taken, kim, now))).toBe("ChangedMeanwhile")
    const dayLater = plusFullDays(now, 1)
    expect(Result.getOrThrow(takenCase(taken, kim, dayLater)).value).toMatchObject({ takenBy: kim })
    expect(outcomeOf(takenCase({ ...taken, state: "withdrawn" }, dana, now))).toBe("ChangedMeanwhile")
  })

  it("is answered by the other side, once", () => {
    const answer = (found = problem, by = problem.against) =>
      outcomeOf(answeredCase(found, "We come on Friday.", { by, at: now }))
    expect(answer()).toBe("answered")
    expect(answer(problem, aUserId())).toBe("WrongRole")
    expect(answer({ ...problem, state: "answered" })).toBe("ChangedMeanwhile")
  })

  it.each([
    ["open", "withdrawn"],
    ["answered", "withdrawn"],
    ["decided", "ChangedMeanwhile"]
  ] as const)("that is %s can be taken back or not: %s", (state, outcome) => {
    expect(outcomeOf(withdrawnCase({ ...problem, state }))).toBe(outcome)
  })

  it("is read whole by both sides of a problem, and of a report only what was decided by whom it is against", () => {
    const report = aCase()
    expect(caseFor(problem, problem.openedBy)).toMatchObject({ isOwn: true, text: problem.text })
    expect(caseFor(problem, problem.against)).toMatchObject({ isOwn: false, text: problem.text })
    expect(caseFor(report, report.against)).toBeNull()
    expect(caseFor({ ...report, state: "decided" }, report.against)).toMatchObject({
      isOwn: false,
      text: null
    })
    expect(caseFor({ ...problem, state: "decided" }, aUserId())).toBeNull()
  })
})

const removal = (about: RemovalRequest["about"], aboutId: string) =>
  ({ removal: { about, aboutId: ThingId.make(aboutId), ground: "abusive" } }) as const

describe("A decision", () => {
  const report = aCase({ takenBy: dana, takenAt: now })
  const [said, photo] = [MessageId.make(aCase().id), aPhoto()]
  const thing: Pick<CaseThing, "photos" | "review" | "talk"> = {
    review: null,
    talk: [{ id: said, name: "Olivia", text: "Hello", at: now, isRemoved: false }],
    photos: [asPhoto(photo)]
  }
  const decision: Decision = { outcome: "upheld", decision: "It says nothing of the work." }
  const decide = (more: Partial<Decision> = {}, found = report, by = dana) =>
    outcomeOf(decidedCase(found, thing, { ...decision, ...more }, { at: now, by }))
  const sanction = { sanction: { level: "limited", reason: "It was the third time." } } as const

  it("is made by who has taken the case, once", () => {
    expect(decide()).toBe("decided")
    expect(decide({}, report, kim)).toBe("ChangedMeanwhile")
    expect(decide({}, { ...report, state: "decided" })).toBe("ChangedMeanwhile")
  })

  it("is kept with who has made it when, and without a note where none was written", () => {
    const decided = decidedCase(report, thing, { ...decision, note: "" }, { at: now, by: dana })
    expect(Result.getOrThrow(decided).value).toEqual({
      ...report,
      ...decision,
      state: "decided",
      note: null,
      decidedBy: dana,
      decidedAt: now
    })
  })

  it("waits for the answer of the other side", () => {
    const taken = { ...problem, takenBy: dana, takenAt: now }
    expect(decide({}, taken)).toBe("AnswerAwaited")
    expect(decide({}, { ...taken, state: "answered" })).toBe("decided")
  })

  it("takes down what the case is about, a message or a photo of it, and nothing else", () => {
    expect(decide(removal("review", report.aboutId))).toBe("decided")
    expect(decide(removal("message", said))).toBe("decided")
    expect(decide(removal("photo", photo.id))).toBe("decided")
    expect(decide(removal("photo", said))).toBe("InvalidInput")
    expect(decide(removal("photo", report.aboutId))).toBe("InvalidInput")
    expect(decide(removal("review", aCase().aboutId))).toBe("InvalidInput")
  })

  it("takes down the reply to a review that the case is about, where there is one", () => {
    const shown = { title: "Tidy", content: "On time and tidy", rating: 4, createdAt: now, ofPair: [] }
    const of = (about: "reply" | "review", reply: Reply | null, aboutId = report.aboutId) =>
      outcomeOf(
        decidedCase(
          { ...report, about },
          { ...thing, review: { ...shown, reply } },
          { ...decision, ...removal("reply", aboutId) },
          { at: now, by: dana }
        )
      )
    const reply = { content: "Thank you!", createdAt: now }
    expect(of("reply", reply)).toBe("decided")
    expect(of("review", reply)).toBe("decided")
    expect(of("review", null)).toBe("InvalidInput")
    expect(of("reply", reply, aCase().aboutId)).toBe("InvalidInput")
    expect(decide(removal("review", report.aboutId), { ...report, about: "reply" })).toBe("InvalidInput")
  })

  it("that dismisses takes nothing down, and limits nobody", () => {
    expect(decide({ outcome: "dismissed", ...removal("review", report.aboutId) })).toBe("InvalidInput")
    expect(decide({ outcome: "dismissed", ...sanction })).toBe("InvalidInput")
    expect(decide(sanction)).toBe("decided")
  })
})
