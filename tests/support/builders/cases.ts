import { v7 as uuid } from "uuid"

import type { CaseRecord } from "#domain/case/case.ts"
import { CaseId, ThingId } from "#domain/shared/ids.ts"

import { aUserId, createdAt } from "./ids.ts"

/** An open report of a review. Its people have to exist where foreign keys are enforced. */
export const aCase = (overrides: Partial<CaseRecord> = {}): CaseRecord => ({
  id: CaseId.make(uuid()),
  kind: "report",
  about: "review",
  aboutId: ThingId.make(uuid()),
  openedBy: aUserId(),
  against: aUserId(),
  reason: "abusive",
  text: "It insults the plumber.",
  state: "open",
  outcome: null,
  decision: null,
  note: null,
  takenBy: null,
  takenAt: null,
  decidedBy: null,
  decidedAt: null,
  wish: null,
  answer: null,
  answeredAt: null,
  dueAt: null,
  createdAt,
  version: 1,
  ...overrides
})
