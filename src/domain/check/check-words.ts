import { formatCalendarDay, lastToday } from "../shared/calendar.ts"
import type { CheckKind } from "./check-options.ts"
import type { ShownCheck } from "./check.ts"
import { checkedBy, statedBy } from "./stated-by.ts"

/** What stands on a badge. */
export const badgeWords: Readonly<Record<CheckKind, string>> = {
  license: "Licensed",
  insurance: "Insured",
  background: "Background Checked",
  identity: "Identity Checked"
}

type Worded = Pick<ShownCheck, "checkedAt" | "expiresOn" | "reference" | "scope" | "state">

const parts = (...words: ReadonlyArray<string | null>) => words.filter((word) => word !== null).join("; ")

/** "checked by us Aug 12, 2026, valid until Mar 31, 2027; the owner only". */
export const checkWords = ({ checkedAt, expiresOn, reference, scope, state }: Worded): string => {
  if (state === "checked" && checkedAt !== null && expiresOn !== null) {
    const days = `${checkedBy} ${formatCalendarDay(lastToday(checkedAt))}, valid until ${formatCalendarDay(expiresOn)}`
    return parts(days, scope, reference)
  }
  if (state === "expired" && expiresOn !== null) {
    return parts(statedBy, `our check ended ${formatCalendarDay(expiresOn)}`)
  }
  return statedBy
}
