import { emailStates } from "#domain/notices/email.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"

import { aCase, anApplication, anEmail, aUserId } from "../builders.ts"
import { ask } from "./readings-of-jobs.ts"

const endsAt = "2026-03-03T00:00:00.000Z"

const auditPages = [
  {},
  { before: 9 },
  { actor: aUserId() },
  { thing: ThingId.make(aUserId()) },
  { action: "application.take" as const, from: "2026-03-02", to: "2026-03-03" }
]

/** What operators read. */
export const readingsOfOperators = [
  ...emailStates.flatMap((state) => [
    ask(EmailRepository, (emails) => emails.ofState(state, { limit: 51, before: null })),
    ask(EmailRepository, (emails) =>
      emails.ofState(state, { limit: 51, before: { id: anEmail().id, notBefore: endsAt } })
    )
  ]),
  ask(EmailRepository, ({ failed }) => failed),
  ask(ApplicationRepository, (applications) => applications.waiting("submitted")),
  ...[null, "submitted" as const, "declined" as const].flatMap((status) => [
    ask(ApplicationViews, (views) => views.list({ status, limit: 51, before: null })),
    ask(ApplicationViews, (views) => views.list({ status, limit: 51, before: anApplication() }))
  ]),
  ask(ApplicationViews, (views) => views.one(anApplication().id)),
  ...[null, "open" as const, "decided" as const].flatMap((state) => [
    ask(CaseRepository, (cases) => cases.list({ state, kind: null, limit: 51, before: null })),
    ask(CaseRepository, (cases) => cases.list({ state, kind: "report", limit: 51, before: aCase() }))
  ]),
  ask(CaseRepository, (cases) => cases.ofPerson(aUserId(), 100)),
  ...auditPages.map((page) => ask(AuditLog, (log) => log.list({ ...page, limit: 51 })))
]
