import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { answeredCase, caseFor, openersView, withdrawnCase } from "#domain/case/case-rules.ts"
import type { Answer, CaseRecord, OwnCasePage } from "#domain/case/case.ts"
import { noticeOfAnswer } from "#domain/notices/office-notices.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { type CaseId, QuoteId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { seenBy } from "../notices/seen-by.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { pageOf, sliceOf } from "../page.ts"
import { workNamed } from "../quote/work-named.ts"

type Person = Pick<Actor, "id">

const markAt = Effect.fnUntraced(function* ({ id: reader }: Person, id: CaseId) {
  const notInList = invalid("before", "That report is not in your list")
  const found = yield* Effect.mapError((yield* CaseRepository).byId(id), () => notInList)
  return caseFor(found, reader) === null ? yield* notInList : found
})

/** A page of the cases that a person may see, each with what was taken down with it. */
export const listOwnCases = Effect.fn("listOwnCases")(function* (person: Person, query: Body<OwnCasePage>) {
  const { id } = person
  const slice = yield* sliceOf(yield* query, (before) => markAt(person, before))
  const rows = yield* (yield* CaseRepository).ofPerson(id, slice.limit, slice.before)
  const { hasNext, items: found } = pageOf(rows, slice)
  const decided = found.filter(({ state }) => state === "decided").map((one) => one.id)
  const removed = yield* (yield* RemovalRepository).ofCases(decided)
  const items = found.map((one) => caseFor(one, id, removed.get(one.id))).filter((shown) => shown !== null)
  return { items, hasNext }
})

/** Takes back what one has reported. */
export const withdrawCase = Effect.fn("withdrawCase")(function* ({ id: openedBy }: Person, id: CaseId) {
  const cases = yield* CaseRepository
  const store = Effect.gen(function* () {
    const found = yield* cases.held(id)
    if (found.openedBy !== openedBy) return yield* new NotFound({ thing: "case" })
    const change = yield* Effect.fromResult(withdrawnCase(found))
    yield* storeChange(change, cases.update)
    return openersView(change.value)
  })
  return yield* atomically(store)
})

/** The answer of the other party to a problem with their job, once. */
export const answerCase = Effect.fn("answerCase")(function* (actor: Actor, id: CaseId, body: Body<Answer>) {
  const cases = yield* CaseRepository
  const requireOwn = (found: CaseRecord) =>
    caseFor(found, actor.id) !== null && found.kind === "problem"
      ? Effect.void
      : Effect.fail(new NotFound({ thing: "case" }))
  yield* Effect.flatMap(cases.byId(id), requireOwn)
  const { text } = yield* body
  const store = Effect.gen(function* () {
    const found = yield* cases.held(id)
    const change = yield* Effect.fromResult(answeredCase(found, text, { by: actor.id, at: yield* now }))
    yield* storeChange(change, cases.update)
    yield* seenBy(actor, id)
    yield* tell(noticeOfAnswer(change.value, actor.name, yield* workNamed(QuoteId.make(found.aboutId))))
    return { ...openersView(change.value), isOwn: false }
  })
  return yield* atomically(store)
})
