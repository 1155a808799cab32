import * as Effect from "effect/Effect"

import { noticeOfLifting } from "#domain/notices/sanction-notices.ts"
import { noLongerWithheld } from "#domain/provider/withholding.ts"
import { holds } from "#domain/sanction/holds.ts"
import { endedSanction } from "#domain/sanction/sanction-rules.ts"
import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import { lastToday } from "#domain/shared/calendar.ts"
import type { SanctionId } from "#domain/shared/ids.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"

import { forAll, type OnFault } from "../chores/for-all.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { changeProfile } from "../provider/change-profile.ts"

/** Stores the end of a sanction, with the surrounding transaction: the business is found again, and the person told. */
export const letBackIn = Effect.fnUntraced(function* (lifted: SanctionRecord) {
  const providers = yield* ProviderRepository
  const at = yield* now
  yield* (yield* SanctionRepository).lift(lifted)
  const providerId = yield* providers.idOf(lifted.userId)
  if (providerId !== null)
    yield* Effect.orDie(changeProfile(providerId, (profile) => noLongerWithheld(profile, at)))
  yield* tell(noticeOfLifting(lifted))
})

const end = Effect.fnUntraced(function* (id: SanctionId) {
  const sanction = yield* (yield* SanctionRepository).byId(id)
  const at = yield* now
  if (sanction.liftedAt === null && !holds(sanction, at)) yield* letBackIn(endedSanction(sanction, at))
})

/** Ends the sanctions whose day has come; signing in and taking part go by that day even before this has run. */
export const endSanctions = Effect.fn("endSanctions")(function* (onFault: OnFault) {
  const { ended } = yield* SanctionRepository
  const today = lastToday(yield* now)
  yield* forAll((limit) => ended(today, limit), end, onFault)
})
