import { emailStates } from "#domain/notices/email.ts"
import { numbersOf } from "#domain/operator/alike.ts"
import { peopleSearchOf } from "#domain/operator/people.ts"
import { ThingId } from "#domain/shared/ids.ts"
import { EmailRepository } from "#ports/repositories/email-repository.ts"
import { ApplicationRepository } from "#ports/repositories/operators/application-repository.ts"
import { AuditLog } from "#ports/repositories/operators/audit-log.ts"
import { CaseRepository } from "#ports/repositories/operators/case-repository.ts"
import { ImportRepository } from "#ports/repositories/operators/import-repository.ts"
import { RegisterRepository } from "#ports/repositories/operators/register-repository.ts"
import { RemovalRepository } from "#ports/repositories/operators/removal-repository.ts"
import { SanctionRepository } from "#ports/repositories/operators/sanction-repository.ts"
import { ProjectRepository } from "#ports/repositories/project-repository.ts"
import { QuoteRepository } from "#ports/repositories/quote-repository.ts"
import { ApplicationViews } from "#ports/views/application-views.ts"
import { PeopleViews } from "#ports/views/people-views.ts"

import { aCase, anApplication, anEmail, anImport, aMatch, aProviderId, aQuote, aUserId } from "../builders.ts"
import { ask } from "./readings-of-jobs.ts"

const endsAt = "2026-03-03T00:00:00.000Z"

const auditPages = [
  {},
  { before: 9 },
  { actor: aUserId() },
  { thing: ThingId.make(aUserId()) },
  { action: "application.take" as const, from: "2026-03-02", to: "2026-03-03" }
]

/** The readings of operators. */
export const readingsOfOperators = [
  ...emailStates.flatMap((state) => [
    ask(EmailRepository, (emails) => emails.ofState(state, { limit: 51, before: null })),
    ask(EmailRepository, (emails) =>
      emails.ofState(state, { limit: 51, before: { id: anEmail().id, notBefore: endsAt } })
    )
  ]),
  ask(EmailRepository, ({ failed }) => failed),
  ask(EmailRepository, (emails) => emails.overdue(endsAt)),
  ask(EmailRepository, ({ retried }) => retried),
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
  ask(RemovalRepository, (removals) => removals.ofCases([aCase().id, aCase().id])),
  ask(ImportRepository, (imports) => imports.list({ limit: 51, before: null })),
  ask(ImportRepository, (imports) => imports.list({ limit: 51, before: anImport().id })),
  ask(ImportRepository, (imports) => imports.goodAfter(anImport().id, 0, 200)),
  ask(ImportRepository, (imports) => imports.badAfter(anImport().id, 0, 200)),
  ask(ImportRepository, ({ applying }) => applying),
  ask(RegisterRepository, (registers) => registers.numbered(["CFC1428813"])),
  ask(RegisterRepository, (registers) => registers.claiming(["CFC1428813", "TX12345"], ["TX TSBPE"])),
  ask(RegisterRepository, (registers) => registers.matchesOf([aProviderId()])),
  ask(RegisterRepository, (registers) => registers.waiting({ limit: 51, before: null })),
  ask(RegisterRepository, (registers) => registers.waiting({ limit: 51, before: aMatch().id })),
  ask(RegisterRepository, ({ countWaiting }) => countWaiting),
  ask(CaseRepository, (cases) => cases.countOf(aUserId())),
  ask(SanctionRepository, (sanctions) => sanctions.openOf(aUserId())),
  ask(SanctionRepository, (sanctions) => sanctions.ofPerson(aUserId())),
  ask(SanctionRepository, (sanctions) => sanctions.ended("2026-03-03", 100)),
  ...[
    "",
    "olivia",
    "olivia hart",
    "mary ann van dyke",
    "émile du bois",
    "(512) 555-0143",
    "+1 512 555 0143"
  ].flatMap((q) =>
    [null, aUserId()].map((before) =>
      ask(PeopleViews, (people) => people.list({ search: peopleSearchOf(q), limit: 51, before, now: endsAt }))
    )
  ),
  ask(PeopleViews, (people) => people.one(aUserId(), endsAt)),
  ...[
    ["(512) 555-0143", "CFC1428813"],
    ["(512) 555-0143", null],
    [null, "CFC1428813"]
  ].map(([phone = null, license = null]) =>
    ask(PeopleViews, (people) => people.sanctionedAlike(aUserId(), numbersOf(phone, license)))
  ),
  ask(QuoteRepository, (quotes) => quotes.askedLike(aQuote(), endsAt, endsAt)),
  ask(QuoteRepository, (quotes) => quotes.hasBid({ homeownerId: aUserId(), providerId: aProviderId() })),
  ask(QuoteRepository, (quotes) => quotes.liveProjectsOf({ homeownerId: aUserId() })),
  ask(QuoteRepository, (quotes) => quotes.liveProjectsOf({ providerId: aProviderId() })),
  ask(ProjectRepository, (projects) => projects.pendingOf({ homeownerId: aUserId() })),
  ask(ProjectRepository, (projects) => projects.pendingOf({ providerId: aProviderId() })),
  ...auditPages.map((page) => ask(AuditLog, (log) => log.list({ ...page, limit: 51 }))),
  ask(AuditLog, (log) =>
    log.namesOf([
      { kind: "application", id: anApplication().id },
      { kind: "import", id: anImport().id },
      { kind: "provider", id: aProviderId() },
      { kind: "user", id: aUserId() }
    ])
  )
]
