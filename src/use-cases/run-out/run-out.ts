import * as Effect from "effect/Effect"

import { openDays } from "#domain/project/publishing.ts"
import { runOutHours } from "#domain/quote/run-out.ts"
import { plusHours } from "#domain/shared/calendar.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { StaleWork } from "#ports/stale-work.ts"

import { remindOfChecks } from "../check/remind-of-checks.ts"
import { forAll, type OnFault } from "../chores/for-all.ts"
import { now } from "../now.ts"
import { endLateWork } from "../sanction/end-late-work.ts"
import { endSanctions } from "../sanction/let-back-in.ts"
import { closeProject, endRequest } from "./end.ts"
import { remindOfInvitations, remindOfOpening, remindProvider, showOthers } from "./remind.ts"

const ago = (at: Instant, hours: number) => plusHours(at, -hours)

/** Reminds people of work that nobody answers, and ends what has waited too long (docs/product.md#run-out). */
export const runOut = Effect.fn("runOut")(function* (onFault: OnFault) {
  const stale = yield* StaleWork
  const at = yield* now
  const { expire, noOffers, remindProvider: first, showOthers: second } = runOutHours
  const aged = (from: number, to: number) => ({ after: ago(at, to), upTo: ago(at, from) })

  yield* forAll((limit) => stale.expired(ago(at, expire), limit), endRequest, onFault)
  yield* forAll((limit) => stale.overdue(at, limit), closeProject, onFault)
  // Older requests are too late for the first reminder: the second one says more.
  const waiting = aged(first, second)
  yield* forAll((limit) => stale.unanswered("answer-wanted", waiting, limit), remindProvider, onFault)
  const unanswered = aged(second, expire)
  yield* forAll((limit) => stale.unanswered("no-answer-yet", unanswered, limit), showOthers, onFault)
  const quiet = aged(noOffers, 24 * openDays)
  yield* forAll((limit) => stale.withoutOffers("no-offers-yet", quiet, limit), remindOfInvitations, onFault)
  yield* forAll(
    (limit) => stale.unansweredProjects("project-unanswered", quiet, limit),
    remindOfOpening,
    onFault
  )
  yield* remindOfChecks(onFault)
  yield* endSanctions(onFault)
  yield* endLateWork(onFault)
})
