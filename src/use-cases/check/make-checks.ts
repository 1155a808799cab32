import * as Effect from "effect/Effect"

import { checkRequestAt } from "#domain/check/check-request-at.ts"
import { isLongest, newCheck, revokedCheck, sameCheck, withChecks } from "#domain/check/check-rules.ts"
import type { Check, CheckRecord, Revocation } from "#domain/check/check.ts"
import { newsOfCheck } from "#domain/events/news.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { CheckId, LicenseEntryId, type ProviderId, unknownOf } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import type { Instant } from "#domain/shared/instant.ts"
import { CheckRepository } from "#ports/repositories/operators/check-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body, Read } from "../body.ts"
import { publish } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { unsay } from "../notices/unsay.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"

/** Makes a provider's profile, listings and notices of ending checks follow the checks; the provider is locked. */
const follow = Effect.fnUntraced(function* (id: ProviderId, at: Instant) {
  const checks = yield* (yield* CheckRepository).ofProvider(id)
  const { news, value } = yield* (yield* ProviderRepository).change(id, (profile) =>
    withChecks(profile, checks, at)
  )
  const others = checks.filter((check) => !isLongest(value, check))
  const ids = others.map((check) => check.id)
  yield* unsay([{ userId: value.userId }], "check-ending", ids)
  yield* publish(news)
})

const shownCheck = Effect.fnUntraced(function* ({ id, providerId }: CheckRecord) {
  const all: ReadonlyArray<Check> = yield* (yield* CheckRepository).ofProvider(providerId)
  return all.find((check) => check.id === id) ?? (yield* new NotFound({ thing: "check" }))
})

/** A check that names a register's entry is of a license, and the entry is there. */
const requireEntry = Effect.fnUntraced(function* ({ kind, registerEntry }: CheckRecord) {
  if (registerEntry === null) return
  const entry = kind === "license" ? yield* (yield* RegisterRepository).entry(registerEntry) : null
  if (entry === null) yield* invalid("registerEntry", unknownOf(LicenseEntryId))
})

const factsOf = ({ expiresOn, kind, providerId, source }: CheckRecord) => ({
  providerId,
  kind,
  source,
  expiresOn
})

/** Stores what an operator has looked up about a business, once; the business shows it from then on. */
export const addCheck = Effect.fn("addCheck")(function* (
  caller: OperatorCall,
  providerId: ProviderId,
  read: Read
) {
  const checks = yield* CheckRepository
  const registers = yield* RegisterRepository
  yield* requireUnlocked(caller)
  yield* (yield* ProviderRepository).byId(providerId)
  const request = yield* read(checkRequestAt(yield* now))
  return yield* atomically(
    Effect.gen(function* () {
      yield* checks.hold(providerId)
      const at = yield* now
      const by = { id: yield* newId(CheckId), by: caller.user.id, at }
      const check = newCheck(providerId, request, by)
      yield* requireEntry(check)
      const same = sameCheck(yield* checks.ofProvider(providerId), check)
      if (same !== null) return same
      yield* checks.insert(check)
      if (check.kind === "license") yield* registers.settle({ providerId, isActive: true }, at)
      yield* follow(providerId, at)
      yield* writeDown(caller, {
        action: "check.add",
        thing: "check",
        thingId: check.id,
        before: null,
        after: factsOf(check)
      })
      yield* publish(newsOfCheck(check.id))
      return yield* shownCheck(check)
    })
  )
})

/** Takes a check back, for a reason that operators read. */
export const revokeCheck = Effect.fn("revokeCheck")(function* (
  caller: OperatorCall,
  id: CheckId,
  body: Body<Revocation>
) {
  const checks = yield* CheckRepository
  const registers = yield* RegisterRepository
  yield* requireUnlocked(caller)
  const { providerId } = yield* checks.byId(id)
  const { reason } = yield* body
  return yield* atomically(
    Effect.gen(function* () {
      yield* checks.hold(providerId)
      const at = yield* now
      const before = yield* checks.byId(id)
      const check = yield* Effect.fromResult(revokedCheck(before, { by: caller.user.id, at }, reason))
      yield* checks.revoke(check)
      if (check.kind === "license") yield* registers.settle({ providerId, isActive: false }, at)
      yield* follow(providerId, at)
      yield* writeDown(caller, {
        action: "check.revoke",
        thing: "check",
        thingId: id,
        before: { ...factsOf(before), revoked: false },
        after: { ...factsOf(check), revoked: true }
      })
      yield* publish(newsOfCheck(id))
      return yield* shownCheck(check)
    })
  )
})
