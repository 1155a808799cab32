import * as Effect from "effect/Effect"

import { fullName } from "#domain/account/full-name.ts"
import { decidedCase, operatorsView, takenCase } from "#domain/case/case-rules.ts"
import type { CasePage, CaseRecord, ListedCase } from "#domain/case/case.ts"
import { decisionAt } from "#domain/case/decision-at.ts"
import { noticesOfDecision } from "#domain/notices/office-notices.ts"
import type { Named } from "#domain/operator/audit-names.ts"
import { ChangedMeanwhile } from "#domain/shared/errors.ts"
import { CaseId, ThingId, unknownOf, type UserId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"

import type { Body, Read } from "../body.ts"
import { storeChange } from "../events/publish.ts"
import { tell } from "../notices/tell.ts"
import { now } from "../now.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "../operator/written-down.ts"
import { pageOf, sliceOf } from "../page.ts"
import { takeDown } from "../removal/take-down.ts"
import { liveSanctionOf } from "../sanction/live-sanction.ts"
import { impose } from "../sanction/sanction-person.ts"
import { thingOf } from "./thing-of.ts"

const markAt = Effect.fnUntraced(function* (id: CaseId) {
  const { byId } = yield* CaseRepository
  return yield* Effect.mapError(byId(id), () => invalid("before", unknownOf(CaseId)))
})

const namedBy = ({ about, aboutId, against }: CaseRecord): Named =>
  about === "provider" ? { kind: "provider", id: aboutId } : { kind: "user", id: against }

const listedAs = (one: CaseRecord, names: ReadonlyMap<string, string>): ListedCase => ({
  ...operatorsView(one),
  name: names.get(namedBy(one).id) ?? null
})

/** A page of the cases, each with the name of the business or person that it is about. */
export const listCases = Effect.fn("listCases")(function* (query: Body<CasePage>) {
  const { kind = null, state = null, ...asked } = yield* query
  const { list } = yield* CaseRepository
  const { namesOf } = yield* AuditLog
  const slice = yield* sliceOf(asked, markAt)
  const found = yield* list({ ...slice, state, kind })
  const names = yield* namesOf(found.map(namedBy))
  return pageOf(
    found.map((one) => listedAs(one, names)),
    slice
  )
})

const nameOf = Effect.fnUntraced(function* (id: UserId | null) {
  return id === null ? null : fullName(yield* (yield* UserRepository).byId(id))
})

const businessOf = Effect.fnUntraced(function* (id: UserId) {
  const { byId, idOf } = yield* ProviderRepository
  const providerId = yield* idOf(id)
  return providerId === null ? null : (yield* byId(providerId)).businessName
})

const historyOf = Effect.fnUntraced(function* (id: UserId) {
  const live = yield* liveSanctionOf(id)
  const sanction = live && { level: live.level, until: live.until }
  return { business: yield* businessOf(id), ...(yield* (yield* CaseRepository).countOf(id)), sanction }
})

const fileOf = Effect.fnUntraced(function* (found: CaseRecord) {
  const { against, decidedBy, openedBy, takenBy } = found
  const [openedByName, againstName, takenByName, decidedByName] = yield* Effect.all([
    nameOf(openedBy),
    nameOf(against),
    nameOf(takenBy),
    nameOf(decidedBy)
  ] as const)
  const thing = yield* thingOf(found)
  const restored = yield* (yield* RemovalRepository).restoringsOf(found)
  const histories = {
    openedByHistory: yield* historyOf(openedBy),
    againstHistory: yield* historyOf(against)
  }
  const names = { openedByName, againstName, takenByName, decidedByName }
  return { ...operatorsView(found), ...names, ...histories, thing, restored }
})

/** A case with what it is about, and the names and histories of those involved. */
export const showCase = Effect.fn("showCase")(function* (id: CaseId) {
  return yield* fileOf(yield* (yield* CaseRepository).byId(id))
})

const logged = ({ outcome, state, takenBy }: CaseRecord) => ({ state, takenBy, outcome })

/** Takes a case in hand; of two operators at once one does. */
export const takeCase = Effect.fn("takeCase")(function* (caller: OperatorCall, id: CaseId) {
  const cases = yield* CaseRepository
  const store = Effect.gen(function* () {
    const found = yield* cases.held(id)
    const change = yield* Effect.fromResult(takenCase(found, caller.user.id, yield* now))
    yield* storeChange(change, cases.update)
    const [before, after] = [logged(found), logged(change.value)]
    yield* writeDown(caller, { action: "case.take", thing: "case", thingId: id, before, after })
    return yield* fileOf(change.value)
  })
  return yield* atomically(store)
})

/** Decides a case in words that both sides read, and takes down what it is about, all or nothing. */
export const decideCase = Effect.fn("decideCase")(function* (caller: OperatorCall, id: CaseId, read: Read) {
  const cases = yield* CaseRepository
  yield* requireUnlocked(caller)
  yield* cases.byId(id)
  const decision = yield* read(decisionAt(yield* now))
  const store = Effect.gen(function* () {
    const found = yield* cases.held(id)
    const decided = { by: caller.user.id, at: yield* now }
    const change = yield* Effect.fromResult(decidedCase(found, yield* thingOf(found), decision, decided))
    yield* storeChange(change, cases.update)
    const { removal = null, sanction = null } = decision
    yield* tell(...noticesOfDecision(change.value, removal))
    // First, because it ends work: quotes are locked before a provider, else this and a step on a quote could deadlock.
    if (sanction !== null) yield* impose(caller, found.against, { ...sanction, caseId: id })
    if (removal !== null) {
      yield* Effect.catchTag(
        takeDown(caller, removal, {
          caseId: ThingId.make(id),
          told: [found.openedBy, found.against]
        }),
        "NotFound",
        () => new ChangedMeanwhile({ thing: removal.about })
      )
    }
    const before = logged(found)
    const after = { ...logged(change.value), ground: removal?.ground ?? null }
    yield* writeDown(caller, { action: "case.decide", thing: "case", thingId: id, before, after })
    return yield* fileOf(change.value)
  })
  return yield* atomically(store)
})
