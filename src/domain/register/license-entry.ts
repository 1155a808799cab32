import * as Schema from "effect/Schema"

import { LicenseEntryId, ImportId } from "../shared/ids.ts"
import { Day } from "../shared/instant.ts"

/** A license of a public register. */
export const LicenseEntry = Schema.Struct({
  /** Stays the same for as long as the register has this number. */
  id: LicenseEntryId,
  register: Schema.String,
  /** Letters and digits, upper case. */
  number: Schema.String,
  holder: Schema.String,
  class: Schema.String,
  status: Schema.String,
  issuedOn: Schema.NullOr(Day),
  expiresOn: Schema.NullOr(Day),
  city: Schema.String,
  state: Schema.String,
  /** The import that said so last. */
  importId: ImportId
})
export type LicenseEntry = typeof LicenseEntry.Type

const good = /\b(active|current|valid|good standing|issued)\b/i
const bad =
  /\b(not|non|inactive|null|void|delinquent|expired|revoked|suspended|cancell?ed|closed|surrendered|relinquished|denied|deceased|lapsed)\b/i

/** Whether the register says, in its own words, that the license may be used on a day. */
export const isActive = ({ expiresOn, status }: Pick<LicenseEntry, "expiresOn" | "status">, today: Day) =>
  good.test(status) && !bad.test(status) && (expiresOn === null || expiresOn >= today)
