import * as Effect from "effect/Effect"

import { type CheckNudge, checkReminderDays } from "#domain/check/check-options.ts"
import { saysItsEnd } from "#domain/check/check-rules.ts"
import { noticeOfEndingCheck } from "#domain/notices/office-notices.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import type { CheckId } from "#domain/shared/ids.ts"
import { CheckRepository, type EndingBetween } from "#ports/repositories/operators/check-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { StaleWork } from "#ports/stale-work.ts"

import { forAll, type OnFault } from "../chores/for-all.ts"
import { publishShown } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"

/** Checks that ended longer ago than this were announced already, or their page was asked for anew since. */
const daysAfter = 30

const remind = (nudge: CheckNudge) =>
  Effect.fnUntraced(function* (id: CheckId) {
    const checks = yield* CheckRepository
    const check = yield* checks.byId(id)
    // Noted also where another check makes it needless to tell: it does not come a second time.
    if (!(yield* (yield* StaleWork).noteOnce(nudge, id, yield* now))) return
    if (!saysItsEnd(yield* checks.ofProvider(check.providerId), check)) return
    const { businessName } = yield* (yield* ProviderRepository).byId(check.providerId)
    yield* tell(noticeOfEndingCheck(check, businessName))
  })

// Caches and search engines are told that the page has changed. A register's match of the license waits for operators
// again.
const end = Effect.fnUntraced(function* (id: CheckId) {
  const { kind, providerId } = yield* (yield* CheckRepository).byId(id)
  const at = yield* now
  if (!(yield* (yield* StaleWork).noteOnce("check-ended", id, at))) return
  if (kind === "license") yield* (yield* RegisterRepository).reopen(providerId, at)
  yield* (yield* ProviderRepository).touch(providerId, at)
  yield* publishShown(providerId)
})

/** Tells businesses of checks that end soon, and everybody of those that have ended. */
export const remindOfChecks = Effect.fn("remindOfChecks")(function* (onFault: OnFault) {
  const { unsaid } = yield* CheckRepository
  const today = lastToday(yield* now)
  const [first, second] = checkReminderDays
  const list = (nudge: CheckNudge, when: EndingBetween) => (limit: number) => unsaid(nudge, when, limit)

  const ended = { from: plusDays(today, -daysAfter), to: plusDays(today, -1) }
  yield* forAll(list("check-ended", ended), end, onFault)
  const soon = { from: today, to: plusDays(today, second) }
  yield* forAll(list("check-ends-7", soon), remind("check-ends-7"), onFault)
  const later = { from: plusDays(today, second + 1), to: plusDays(today, first) }
  yield* forAll(list("check-ends-30", later), remind("check-ends-30"), onFault)
})
