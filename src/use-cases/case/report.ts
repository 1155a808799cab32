import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { openersView, reported } from "#domain/case/case-rules.ts"
import type { ReportRequest } from "#domain/case/case.ts"
import { CaseId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"
import { withinLimit } from "../usage/within-limit.ts"
import { ownerOf } from "./reported-thing.ts"

/** Somebody says what is wrong with something that they can see. */
export const report = Effect.fn("report")(function* (actor: Actor, body: Body<ReportRequest>) {
  const cases = yield* CaseRepository
  const { atomically } = yield* Transactor
  const request = yield* body
  const id = yield* newId(CaseId)
  const store = Effect.gen(function* () {
    const against = yield* ownerOf(request)
    const opening = { id, openedBy: actor.id, against, now: yield* now }
    const change = yield* Effect.fromResult(reported(request, opening))
    yield* withinLimit(actor, { kind: "reports" })
    yield* storeChange(change, cases.insert)
    return openersView(change.value)
  })
  return yield* atomically(store)
})
