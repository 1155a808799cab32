import * as Effect from "effect/Effect"

import { newsOfMatch } from "#domain/events/news.ts"
import type { MatchPage } from "#domain/register/register-match.ts"
import { RegisterMatchId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body } from "../body.ts"
import { publish } from "../events/publish.ts"
import { now } from "../now.ts"
import { type OperatorCall, writeDown } from "../operator/written-down.ts"
import { pageOf, sliceOf } from "../page.ts"

const markAt = Effect.fnUntraced(function* (id: RegisterMatchId) {
  const { match } = yield* RegisterRepository
  return (yield* match(id))?.id ?? (yield* invalid("before", unknownOf(RegisterMatchId)))
})

/** A page of the claimed numbers that wait for an operator, first found first. */
export const listMatches = Effect.fn("listMatches")(function* (query: Body<MatchPage>) {
  const { waiting } = yield* RegisterRepository
  const slice = yield* sliceOf(yield* query, markAt)
  return pageOf(yield* waiting(slice), slice)
})

/** Settles a match that needs no action, until the register says something else. */
export const putMatchAside = Effect.fn("putMatchAside")(function* (
  caller: OperatorCall,
  id: RegisterMatchId
) {
  const { putAside } = yield* RegisterRepository
  return yield* atomically(
    Effect.gen(function* () {
      const match = yield* putAside(id, yield* now)
      const { isActive, number, providerId, register } = match
      yield* writeDown(caller, {
        action: "match.aside",
        thing: "match",
        thingId: id,
        before: null,
        after: { providerId, register, number, isActive }
      })
      yield* publish(newsOfMatch(id))
      return match
    })
  )
})
