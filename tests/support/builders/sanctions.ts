import { v7 as uuid } from "uuid"

import type { SanctionRecord } from "#domain/sanction/sanction.ts"
import { SanctionId } from "#domain/shared/ids.ts"

import { aUserId, createdAt } from "./ids.ts"

/** A limitation that is in force. */
export const aSanction = (overrides: Partial<SanctionRecord> = {}): SanctionRecord => ({
  id: SanctionId.make(uuid()),
  userId: aUserId(),
  level: "limited",
  reason: "Homeowners were asked to pay ahead.",
  caseId: null,
  startedAt: createdAt,
  startedBy: aUserId(),
  until: null,
  liftedAt: null,
  liftedBy: null,
  liftReason: null,
  ...overrides
})
