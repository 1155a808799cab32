import { v7 as uuid } from "uuid"

import type { ImportRecord } from "#domain/import/import.ts"
import type { LicenseEntry } from "#domain/register/license-entry.ts"
import type { RegisterMatch } from "#domain/register/register-match.ts"
import { ImportId, LicenseEntryId, RegisterMatchId } from "#domain/shared/ids.ts"

import { aProviderId, aUserId, createdAt } from "./ids.ts"

/** A file of businesses that was read to its end. */
export const anImport = (overrides: Partial<ImportRecord> = {}): ImportRecord => ({
  id: ImportId.make(uuid()),
  kind: "providers",
  name: "businesses.csv",
  register: null,
  rows: 2,
  good: 1,
  bad: 1,
  state: "checked",
  createdBy: aUserId(),
  createdAt,
  appliedAt: null,
  appliedTo: 0,
  invites: false,
  ...overrides
})

/** A valid license of a register. */
export const aLicenseEntry = (overrides: Partial<LicenseEntry> = {}): LicenseEntry => ({
  id: LicenseEntryId.make(uuid()),
  register: "FL DBPR CILB",
  number: "CFC1428813",
  holder: "BLUEBONNET PLUMBING LLC",
  class: "CFC",
  status: "Current, Active",
  issuedOn: null,
  expiresOn: "2099-08-31",
  city: "MIAMI",
  state: "FL",
  importId: ImportId.make(uuid()),
  ...overrides
})

/** A stated license number that was found in a register, and is not decided yet. */
export const aMatch = (overrides: Partial<RegisterMatch> = {}): RegisterMatch => ({
  id: RegisterMatchId.make(uuid()),
  providerId: aProviderId(),
  register: "FL DBPR CILB",
  number: "CFC1428813",
  isActive: true,
  foundAt: createdAt,
  settledAt: null,
  ...overrides
})
