import * as Effect from "effect/Effect"

import type { Actor } from "#domain/account/account.ts"
import { type PeoplePage, peopleSearchOf, type Person } from "#domain/operator/people.ts"
import { NotFound } from "#domain/shared/errors.ts"
import { unknownOf, UserId } from "#domain/shared/ids.ts"
import { invalid } from "#domain/shared/input.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { ProviderRepository } from "#ports/repositories/provider-repository.ts"
import { SessionRepository } from "#ports/repositories/session-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import type { Body } from "../body.ts"
import { sendAccountEmail } from "../notices/send-account-email.ts"
import { now } from "../now.ts"
import { pageOf, sliceOf } from "../page.ts"
import { sanctionedAlike } from "./alike.ts"
import { type OperatorCall, requireUnlocked, writeDown } from "./written-down.ts"

const markAt = Effect.fnUntraced(function* (id: UserId) {
  const person = yield* (yield* PeopleViews).one(id, yield* now)
  return person === null ? yield* invalid("before", unknownOf(UserId)) : id
})

/** A page of the people who are found by a search; without one, of all. */
export const listPeople = Effect.fn("listPeople")(function* (query: Body<PeoplePage>) {
  const { q = "", ...asked } = yield* query
  const { list } = yield* PeopleViews
  const search = peopleSearchOf(q)
  const slice = yield* sliceOf(asked, markAt)
  return pageOf(yield* list({ ...slice, search, now: yield* now }), slice)
})

const personAt = Effect.fnUntraced(function* (id: UserId) {
  const person = yield* (yield* PeopleViews).one(id, yield* now)
  return person ?? (yield* new NotFound({ thing: "person" }))
})

const actorOf = ({ businessName, firstName, id, providerId, role }: Person): Actor => ({
  id,
  role,
  name: businessName ?? firstName,
  providerId
})

const licenseOf = Effect.fnUntraced(function* ({ providerId }: Person) {
  if (providerId === null) return null
  const { licenseNumber } = yield* (yield* ProviderRepository).byId(providerId)
  return licenseNumber
})

const fileOf = Effect.fnUntraced(function* (person: Person) {
  const { id } = person
  const { emailConfirmedAt } = yield* (yield* ContactRepository).of(id)
  const sessions = yield* (yield* SessionRepository).of(id, yield* now)
  return {
    ...person,
    emailConfirmedAt,
    sessions: sessions.map(({ createdAt, seenOn, userAgent }) => ({
      userAgent,
      startedAt: createdAt,
      seenOn
    })),
    counts: yield* (yield* OwnCountViews).of(actorOf(person), yield* now),
    cases: yield* (yield* CaseRepository).countOf(id),
    sanctions: yield* (yield* SanctionRepository).ofPerson(id),
    alike: yield* sanctionedAlike(person, yield* licenseOf(person))
  }
})

/** All that operators see of a person. The look is written into the audit log. */
export const showPerson = Effect.fn("showPerson")(function* (caller: OperatorCall, id: UserId) {
  const file = yield* fileOf(yield* personAt(id))
  const look = { action: "person.look", thing: "user", thingId: id, before: null, after: null } as const
  yield* atomically(writeDown(caller, look))
  return file
})

/** Sends somebody a link for a new password, as they would ask for it themselves. */
export const resetPerson = Effect.fn("resetPerson")(function* (caller: OperatorCall, id: UserId) {
  yield* requireUnlocked(caller)
  yield* personAt(id)
  const reset = { action: "person.reset", thing: "user", thingId: id, before: null, after: null } as const
  yield* atomically(Effect.andThen(sendAccountEmail(id, "reset-password"), writeDown(caller, reset)))
})
