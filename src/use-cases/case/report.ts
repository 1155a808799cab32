import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { openersView, raised, reported } from "#domain/case/case-rules.ts"
import type { CaseRecord, ProblemRequest, ReportRequest } from "#domain/case/case.ts"
import type { Changed } from "#domain/events/changed.ts"
import { noticeOfProblem } from "#domain/notices/office-notices.ts"
import { CaseId, QuoteId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { withTitle } from "../quote/with-title.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { otherOfQuote, ownerOf } from "./reported-thing.ts"

const open = Effect.fnUntraced(function* (actor: Actor, opened: Changed<CaseRecord>) {
  yield* storeChange(opened, (yield* CaseRepository).insert)
  yield* withinLimit(actor, { kind: "reports" })
  return openersView(opened.value)
})

const openingBy = Effect.fnUntraced(function* ({ id: openedBy }: Actor) {
  return { id: yield* newId(CaseId), openedBy, now: yield* now }
})

/** Somebody says what is wrong with something that they can see. */
export const report = Effect.fn("report")(function* (actor: Actor, body: Body<ReportRequest>) {
  const request = yield* body
  const opening = yield* openingBy(actor)
  const store = Effect.gen(function* () {
    const against = yield* ownerOf(actor, request)
    return yield* open(actor, yield* Effect.fromResult(reported(request, { ...opening, against })))
  })
  return yield* atomically(store)
})

/** One of the two says what is wrong with a job that they have agreed on; the other one is told, and can answer. */
export const raiseProblem = Effect.fn("raiseProblem")(function* (actor: Actor, body: Body<ProblemRequest>) {
  const request = yield* body
  const opening = yield* openingBy(actor)
  const store = Effect.gen(function* () {
    const { other: against, quote } = yield* otherOfQuote(QuoteId.make(request.aboutId), actor)
    const change = yield* Effect.fromResult(raised(request, quote, { ...opening, against }))
    const shown = yield* open(actor, change)
    yield* tell(noticeOfProblem(change.value, yield* withTitle(quote), actor.name))
    return shown
  })
  return yield* atomically(store)
})
