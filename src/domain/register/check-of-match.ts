import type { CheckRequest } from "../check/check.ts"
import type { FoundMatch } from "./register-match.ts"

/** A register's entry as everybody reads it: "CFC, held by BLUEBONNET PLUMBING LLC (FL DBPR CILB)". */
const scopeOf = ({ class: kind, holder, register }: NonNullable<FoundMatch["entry"]>) => {
  const whose = `held by ${holder}`.slice(0, 120)
  return `${[kind.slice(0, 30), whose].filter((part) => part !== "").join(", ")} (${register.slice(0, 40)})`
}

/** The license check that can be made from a register's entry; null where it says no last day, or is not active. */
export const checkOfMatch = ({ entry, isActive }: FoundMatch): CheckRequest | null =>
  entry === null || entry.expiresOn === null || !isActive
    ? null
    : {
        kind: "license",
        scope: scopeOf(entry),
        reference: entry.number.slice(0, 100),
        source: "register",
        expiresOn: entry.expiresOn,
        registerEntry: entry.id
      }
