import { checkedUntil } from "../check/check-rules.ts"
import type { CheckRecord } from "../check/check.ts"
import { isCheckValid } from "../check/valid.ts"
import { lastToday } from "../shared/calendar.ts"
import type { ProviderId, RegisterMatchId } from "../shared/ids.ts"
import type { Day, Instant } from "../shared/instant.ts"
import { isActive, type LicenseEntry, plainNumber } from "./license-entry.ts"
import type { RegisterMatch } from "./register-match.ts"

/** A business that claims a number, or whose license of this number we have checked. */
export interface Claim {
  readonly providerId: ProviderId
  /** Letters and digits, upper case. */
  readonly number: string
  /** The last day of our check of this number; null where there is none. */
  readonly licenseUntil: Day | null
}

type Checked = Pick<CheckRecord, "expiresOn" | "kind" | "reference" | "revokedAt">

/** The last day on which a license of this number is checked; null where none of these checks is of it. */
export const numberCheckedUntil = (checks: ReadonlyArray<Checked>, number: string): Day | null =>
  checkedUntil(checks.filter(({ reference }) => plainNumber(reference) === number)).licenseUntil

type Named = Pick<RegisterMatch, "number" | "providerId" | "register">

/** The key of a match: there is one for each business, register and number. */
export const keyOfMatch = ({ number, providerId, register }: Named) => `${providerId} ${register} ${number}`

/**
 * The match of a claim and an entry as it is from now on; null where nothing of it is new. A match that our own check
 * says already waits for nobody; one whose license may no longer be used always waits.
 */
export const matchOf = (
  before: RegisterMatch | undefined,
  { licenseUntil, providerId }: Claim,
  entry: LicenseEntry,
  { at, id }: { readonly at: Instant; readonly id: RegisterMatchId }
): RegisterMatch | null => {
  const active = isActive(entry, lastToday(at))
  if (before?.isActive === active) return null
  return {
    id: before?.id ?? id,
    providerId,
    register: entry.register,
    number: entry.number,
    isActive: active,
    foundAt: at,
    settledAt: active && isCheckValid(licenseUntil, at) ? at : null
  }
}
