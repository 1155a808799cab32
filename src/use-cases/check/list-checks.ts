import * as Effect from "effect/Effect"

import { checkReminderDays } from "#domain/check/check-options.ts"
import { shownChecks } from "#domain/check/check-rules.ts"
import type { CheckedProvider, EndingPage } from "#domain/check/check.ts"
import { topicOfPage } from "#domain/events/event.ts"
import { lastToday, plusDays } from "#domain/shared/calendar.ts"
import { CheckId, type ProviderId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"

import type { Body } from "../body.ts"
import { now } from "../now.ts"
import { sanctionedAlike } from "../operator/alike.ts"
import { pageOf, sliceOf } from "../page.ts"
import { requireListed } from "../provider/find-listed-provider.ts"
import { shows } from "../showing.ts"

/** What everybody reads of a listed business: what we have looked up, and what it says of itself. */
export const listShownChecks = Effect.fn("listShownChecks")(function* (id: ProviderId) {
  yield* shows(topicOfPage(id))
  const profile = yield* requireListed(id)
  const { ofProvider } = yield* CheckRepository
  return shownChecks(profile, yield* ofProvider(id), yield* now)
})

/** All checks of a business as operators read them, the newest first. */
export const listChecks = Effect.fn("listChecks")(function* (id: ProviderId) {
  yield* (yield* ProviderRepository).byId(id)
  return yield* (yield* CheckRepository).ofProvider(id)
})

/** A business, listed or not, as operators look at what it says of itself. */
export const showCheckedProvider = Effect.fn("showCheckedProvider")(function* (id: ProviderId) {
  const profile = yield* (yield* ProviderRepository).byId(id)
  const owner = yield* (yield* UserRepository).byId(profile.userId)
  return {
    id,
    userId: profile.userId,
    businessName: profile.businessName,
    specialties: profile.specialties,
    location: profile.location,
    isLicensed: profile.isLicensed,
    licenseNumber: profile.licenseNumber,
    isInsured: profile.isInsured,
    insuranceProvider: profile.insuranceProvider,
    listed: profile.listed,
    alike: yield* sanctionedAlike(owner, profile.licenseNumber)
  } satisfies CheckedProvider
})

/** The days on which a check ends soon. */
export const endingSoon = Effect.gen(function* () {
  const today = lastToday(yield* now)
  return { from: today, to: plusDays(today, checkReminderDays[0]) }
})

const markAt = Effect.fnUntraced(function* (id: CheckId) {
  const { byId } = yield* CheckRepository
  return yield* Effect.mapError(byId(id), () => invalid("before", unknownOf(CheckId)))
})

/** A page of the checks that end soon, the first to end first. */
export const listEndingChecks = Effect.fn("listEndingChecks")(function* (query: Body<EndingPage>) {
  const { ending } = yield* CheckRepository
  const slice = yield* sliceOf(yield* query, markAt)
  return pageOf(yield* ending(yield* endingSoon, { limit: slice.limit, after: slice.before }), slice)
})
