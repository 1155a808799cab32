import * as Schema from "effect/Schema"

import { Application, ApplicationPage, Approval, Declining } from "#domain/application/application-record.ts"
import { AuditEntry, AuditPage } from "#domain/operator/audit.ts"
import { EmailFigure } from "#domain/operator/email-figures.ts"
import { OutboxEmail, OutboxPage, Queue } from "#domain/operator/queue.ts"
import { Unlock, Unlocked } from "#domain/operator/unlock.ts"
import { ApplicationId, EmailId } from "#domain/shared/ids.ts"

import { type AnyEndpoint, pathOf, plain } from "../endpoint.ts"

const ofOperators = { ...plain, who: "operator" } as const
const application = pathOf("application", { applicationId: ApplicationId })

/** The operators' console. A step that announces 403 asks for the password. */
export const adminEndpoints = {
  "POST /api/admin/unlock": {
    ...ofOperators,
    summary: "Type one's password again, for the steps that ask for it; holds for half an hour",
    body: Unlock,
    success: Unlocked,
    fails: [422, 429, 503]
  },
  "GET /api/admin/queue": {
    ...ofOperators,
    summary: "What waits for an operator",
    success: Queue
  },
  "GET /api/admin/applications": {
    ...ofOperators,
    summary:
      "Applications, of one state or all: those that wait oldest first, all others newest first. Link tells the next page",
    query: ApplicationPage,
    pages: "linked",
    success: Schema.Array(Application),
    fails: [422]
  },
  "POST /api/admin/applications/:applicationId/take": {
    ...ofOperators,
    ...application,
    summary: "Take an application in hand; one that somebody else took a day ago, too",
    success: Application,
    idempotent: true,
    fails: [404, 409]
  },
  "POST /api/admin/applications/:applicationId/approve": {
    ...ofOperators,
    ...application,
    summary: "Make account and profile of an application, or fill what its own provider's profile lacks",
    body: Approval,
    success: Application,
    idempotent: true,
    fails: [403, 404, 409, 422]
  },
  "POST /api/admin/applications/:applicationId/decline": {
    ...ofOperators,
    ...application,
    summary: "Turn an applicant down, with a reason that they read",
    body: Declining,
    success: Application,
    idempotent: true,
    fails: [404, 409, 422]
  },
  "GET /api/admin/emails": {
    ...ofOperators,
    summary:
      "The outbox, without addresses and texts; without a state what has failed. Link tells the next page",
    query: OutboxPage,
    pages: "linked",
    success: Schema.Array(OutboxEmail),
    fails: [422]
  },
  "GET /api/admin/emails/figures": {
    ...ofOperators,
    summary: "How many emails were sent and have failed, and how many keys in links were used, on each day",
    success: Schema.Array(EmailFigure)
  },
  "POST /api/admin/emails/:emailId/again": {
    ...ofOperators,
    ...pathOf("email", { emailId: EmailId }),
    summary: "Let an email that waits or has failed be tried again at once",
    success: OutboxEmail,
    idempotent: true,
    fails: [404, 409]
  },
  "GET /api/admin/audit": {
    ...ofOperators,
    summary: "What operators have done, newest first. Link tells the next page",
    query: AuditPage,
    pages: "linked",
    success: Schema.Array(AuditEntry),
    fails: [422]
  }
} satisfies Record<string, AnyEndpoint>
