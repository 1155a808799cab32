import * as Effect from "effect/Effect"

import { isCheckValid } from "#domain/check/valid.ts"
import { newsOfMatch } from "#domain/events/news.ts"
import type { ProviderProfile } from "#domain/provider/provider.ts"
import { type LicenseEntry, plainNumber } from "#domain/register/license-entry.ts"
import { type Claim, keyOfMatch, matchOf, numberCheckedUntil } from "#domain/register/match-rules.ts"
import { RegisterMatchId } from "#domain/shared/ids.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"

import { publish } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

/** Stores the new and changed matches of claims and entries, with the surrounding transaction. */
const match = Effect.fnUntraced(function* (
  claims: ReadonlyArray<Claim>,
  entries: ReadonlyArray<LicenseEntry>
) {
  if (claims.length === 0 || entries.length === 0) return
  const registers = yield* RegisterRepository
  const at = yield* now
  const known = yield* registers.matchesOf(claims.map(({ providerId }) => providerId))
  const before = new Map(known.map((found) => [keyOfMatch(found), found]))
  const pairs = claims.flatMap((claim) =>
    entries.filter(({ number }) => number === claim.number).map((entry) => ({ claim, entry }))
  )
  const found = yield* Effect.forEach(pairs, ({ claim, entry }) =>
    Effect.map(newId(RegisterMatchId), (id) =>
      matchOf(before.get(keyOfMatch({ ...entry, providerId: claim.providerId })), claim, entry, { at, id })
    )
  )
  const changed = found.filter((made) => made !== null)
  yield* registers.putMatches(changed)
  const [first] = changed
  if (first !== undefined) yield* publish(newsOfMatch(first.id))
})

/** Finds the businesses that claim the license numbers of these register entries, or were checked by them. */
export const matchEntries = Effect.fn("matchEntries")(function* (entries: ReadonlyArray<LicenseEntry>) {
  const { claiming } = yield* RegisterRepository
  const numbers = [...new Set(entries.map(({ number }) => number))]
  const registers = [...new Set(entries.map(({ register }) => register))]
  yield* match(yield* claiming(numbers, registers), entries)
})

type Claiming = Pick<ProviderProfile, "id" | "licenseNumber">

const numberOf = (profile: Pick<Claiming, "licenseNumber"> | null) =>
  plainNumber(profile?.licenseNumber ?? "")

/**
 * Finds the number that a business claims from now on in the registers; nothing is done where it is the one of
 * `before`, as read from the locked row. The match of a number that we have checked stays for as long as the check
 * holds: or a business would claim another number, and nobody would hear that the license on its page was revoked.
 */
export const matchProfile = Effect.fn("matchProfile")(function* (
  before: Pick<Claiming, "licenseNumber"> | null,
  profile: Claiming
) {
  const registers = yield* RegisterRepository
  const number = numberOf(profile)
  if (number === numberOf(before)) return
  const at = yield* now
  const checks = yield* (yield* CheckRepository).ofProvider(profile.id)
  const known = yield* registers.matchesOf([profile.id])
  const gone = known.filter(
    (found) => found.number !== number && !isCheckValid(numberCheckedUntil(checks, found.number), at)
  )
  yield* registers.removeMatches(gone.map(({ id }) => id))
  const waited = gone.find(({ settledAt }) => settledAt === null)
  if (waited !== undefined) yield* publish(newsOfMatch(waited.id))
  if (number === "") return
  const claim = { providerId: profile.id, number, licenseUntil: numberCheckedUntil(checks, number) }
  yield* match([claim], yield* registers.numbered([number]))
})
