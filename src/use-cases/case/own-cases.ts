import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { mostOwnCases } from "#domain/case/case-options.ts"
import { caseFor, openersView, withdrawnCase } from "#domain/case/case-rules.ts"
import { NotFound } from "#domain/shared/errors.ts"
import type { CaseId } from "#domain/shared/ids.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { Transactor } from "#ports/transactor.ts"

import { storeChange } from "../events/publish.ts"

type Person = Pick<Actor, "id">

/** The newest of the cases that a person may see. */
export const listOwnCases = Effect.fn("listOwnCases")(function* ({ id }: Person) {
  const found = yield* (yield* CaseRepository).ofPerson(id, mostOwnCases)
  return found.map((one) => caseFor(one, id)).filter((shown) => shown !== null)
})

/** Takes back what one has reported. */
export const withdrawCase = Effect.fn("withdrawCase")(function* ({ id: openedBy }: Person, id: CaseId) {
  const cases = yield* CaseRepository
  const { atomically } = yield* Transactor
  const store = Effect.gen(function* () {
    const found = yield* cases.held(id)
    if (found.openedBy !== openedBy) return yield* new NotFound({ thing: "case" })
    const change = yield* Effect.fromResult(withdrawnCase(found))
    yield* storeChange(change, cases.update)
    return openersView(change.value)
  })
  return yield* atomically(store)
})
