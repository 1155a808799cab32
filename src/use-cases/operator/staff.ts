import * as Effect from "effect/Effect"

import { openAccount, withoutPassword } from "#domain/account/account-rules.ts"
import type { User } from "#domain/account/account.ts"
import type { OwnCounts } from "#domain/account/own-counts.ts"
import { totalOf } from "#domain/account/total-of.ts"
import { newsOfOperator } from "#domain/events/news.ts"
import { type AuditAction, commandLine } from "#domain/operator/audit-actions.ts"
import { OperatorRefused } from "#domain/operator/operator-errors.ts"
import { operatorKeyHours } from "#domain/operator/operator.ts"
import { UserId } from "#domain/shared/ids.ts"
import { PasswordHasher } from "#ports/password-hasher.ts"
import { ContactRepository } from "#ports/repositories/contact-repository.ts"
import { EmailKeyRepository } from "#ports/repositories/email-key-repository.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { OperatorRepository } from "#ports/repositories/operators/operator-repository.ts"
import { UserRepository } from "#ports/repositories/user-repository.ts"
import { atomically } from "#ports/transactor.ts"
import { OwnCountViews } from "#ports/views/own-count-views.ts"

import { endAllSessions } from "../account/end-sessions.ts"
import { issueKey, pathOf } from "../account/issue-key.ts"
import { usernameOf, withEnd } from "../account/open-provider.ts"
import { publish } from "../events/publish.ts"
import { newId } from "../new-id.ts"
import { now } from "../now.ts"

/** The person whom the command line names. */
export interface Named {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
}

const writeDownFromCommandLine = Effect.fnUntraced(function* (
  action: AuditAction,
  { id }: User,
  isOperator: boolean
) {
  yield* (yield* AuditLog).append({
    at: yield* now,
    actorId: null,
    actorName: commandLine,
    address: null,
    requestId: null,
    action,
    thing: "user",
    thingId: id,
    before: { operator: !isOperator },
    after: { operator: isOperator }
  })
  yield* publish(newsOfOperator(id))
})

const isUsed = ({ conversations, projects, quotes }: OwnCounts) =>
  totalOf(projects) + totalOf(quotes) + conversations > 0

const isInUse = Effect.fnUntraced(function* ({ firstName, id, role }: User) {
  const { of } = yield* OwnCountViews
  const actor = { id, role, name: firstName, providerId: null }
  return role !== "homeowner" || isUsed(yield* of(actor, yield* now))
})

const open = Effect.fnUntraced(function* (named: Named, passwordHash: string) {
  const users = yield* UserRepository
  const { email, firstName, lastName } = named
  const username = yield* withEnd(usernameOf(named, "operator"))
  const registration = { username, email, firstName, lastName, phone: null, role: "homeowner" } as const
  const id = yield* newId(UserId)
  const account = openAccount({ id, registration, passwordHash, now: yield* now })
  yield* users.insert(account)
  return withoutPassword(account)
})

// Anybody may have registered the address: revokes the password, the links and the sessions that they have from it.
const takeOver = Effect.fnUntraced(function* (user: User, passwordHash: string) {
  const keys = yield* EmailKeyRepository
  if (yield* isInUse(user)) return yield* new OperatorRefused({ why: "takesPart" })
  yield* keys.revoke(user.id, "change")
  yield* keys.revoke(user.id, "reset")
  yield* (yield* UserRepository).setPassword(user.id, passwordHash)
  yield* (yield* ContactRepository).setNewEmail(user.id, null)
  return yield* endAllSessions(user.id, null)
})

/**
 * Makes somebody an operator: a new account, or one that takes no part in the marketplace. Returns the account that was
 * there before, and the path to set the password, which nobody knows until then; an existing operator gets a new path.
 */
export const addOperator = Effect.fn("addOperator")(function* (named: Named) {
  const users = yield* UserRepository
  const operators = yield* OperatorRepository
  const { ofNobody: passwordHash } = yield* PasswordHasher
  return yield* atomically(
    Effect.gen(function* () {
      const account = yield* users.byEmail(named.email)
      const before = account && withoutPassword(account)
      const isOne = (yield* operators.all).some((operator) => operator.userId === before?.id)
      if (before !== null && !isOne) yield* takeOver(before, passwordHash)
      const user = before ?? (yield* open(named, passwordHash))
      const { email, id: userId } = user
      if (!isOne) {
        yield* operators.add({ userId, grantedAt: yield* now, grantedBy: null, notify: true })
        yield* writeDownFromCommandLine("operator.add", user, true)
      }
      const minutes = operatorKeyHours * 60
      const key = yield* issueKey({ userId }, { purpose: "invite", email, minutes, emailId: null })
      return { isNew: !isOne, before, path: pathOf("invite", key) }
    })
  )
})

/** Takes an operator's rights; the account stays. One operator always stays. */
export const removeOperator = Effect.fn("removeOperator")(function* (email: string) {
  const operators = yield* OperatorRepository
  const account = yield* (yield* UserRepository).byEmail(email)
  return yield* atomically(
    Effect.gen(function* () {
      const all = yield* operators.all
      if (account === null || !all.some(({ userId }) => userId === account.id)) {
        return yield* new OperatorRefused({ why: "isNone" })
      }
      if (all.length === 1) return yield* new OperatorRefused({ why: "last" })
      yield* operators.remove(account.id)
      return yield* writeDownFromCommandLine("operator.remove", withoutPassword(account), false)
    })
  )
})

/** The operators, in the order in which they became one. */
export const listOperators = Effect.gen(function* () {
  const users = yield* UserRepository
  const all = yield* (yield* OperatorRepository).all
  return yield* Effect.forEach(all, ({ grantedAt, userId }) =>
    Effect.map(users.byId(userId), (user) => ({ ...user, grantedAt }))
  )
})
