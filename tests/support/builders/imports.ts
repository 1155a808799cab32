import { v7 as uuid } from "uuid"

import type { ImportRecord } from "#domain/import/import.ts"
import { ImportId } from "#domain/shared/ids.ts"

import { aUserId, createdAt } from "./ids.ts"

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
