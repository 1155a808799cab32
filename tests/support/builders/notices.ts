import { v7 as uuid } from "uuid"

import type { EmailKey } from "#domain/notices/email-key.ts"
import { groupKeyOf, type NewEmail } from "#domain/notices/email.ts"
import { EmailId, NotificationId } from "#domain/shared/ids.ts"
import type { Told } from "#ports/repositories/notification-repository.ts"

import { aUserId, createdAt } from "./ids.ts"

/** A notice of a completed job, with an email that is due at once. */
export const aTold = (overrides: Partial<Told> = {}): Told => ({
  id: NotificationId.make(uuid()),
  to: { userId: aUserId() },
  kind: "job-completed",
  thing: "quote",
  thingId: uuid(),
  facts: { name: "Olivia", serviceType: "Plumbing" },
  createdAt,
  emailId: EmailId.make(uuid()),
  emailAt: createdAt,
  ...overrides
})

/** An email that is due, about a completed job. */
export const anEmail = (overrides: Partial<NewEmail> = {}): NewEmail => {
  const thingId = uuid()
  return {
    id: EmailId.make(uuid()),
    userId: aUserId(),
    kind: "job-completed",
    thingId,
    groupKey: groupKeyOf("job-completed", thingId),
    notBefore: createdAt,
    ...overrides
  }
}

/** A key for a new password, valid for an hour. */
export const anEmailKey = (overrides: Partial<EmailKey> = {}): EmailKey => ({
  digest: `digest of ${uuid()}`,
  userId: aUserId(),
  purpose: "reset",
  email: "olivia@example.com",
  createdAt,
  expiresAt: "2026-03-02T10:30:00.000Z",
  usedAt: null,
  ...overrides
})
