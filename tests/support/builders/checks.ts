import { v7 as uuid } from "uuid"

import type { CheckRecord, CheckRequest } from "#domain/check/check.ts"
import { CheckId } from "#domain/shared/ids.ts"

import { aProviderId, createdAt } from "./ids.ts"

/** What an operator enters about a plumber's license. */
export const aCheckRequest = (overrides: Partial<CheckRequest> = {}): CheckRequest => ({
  kind: "license",
  scope: "Plumbing, Texas; the owner only",
  reference: "TX-1",
  source: "register",
  expiresOn: "2099-12-31",
  ...overrides
})

/** A plumber's license that somebody has looked up. */
export const aCheck = (overrides: Partial<CheckRecord> = {}): CheckRecord => ({
  id: CheckId.make(uuid()),
  providerId: aProviderId(),
  kind: "license",
  scope: "Plumbing, Texas; the owner only",
  reference: "TX-1",
  source: "register",
  registerEntry: null,
  checkedBy: null,
  checkedAt: createdAt,
  expiresOn: "2026-12-31",
  revokedAt: null,
  revokedBy: null,
  reason: null,
  ...overrides
})
