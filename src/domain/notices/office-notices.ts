import type { CaseRecord } from "../case/case.ts"
import type { CheckRecord } from "../check/check.ts"
import type { Notice } from "./notice.ts"

/** The business is told that one of its checks ends. */
export const noticeOfEndingCheck = (
  { expiresOn, id, kind, providerId }: CheckRecord,
  business: string
): Notice => ({
  to: { providerId },
  kind: "check-ending",
  thingId: id,
  facts: { business, kind, endsOn: expiresOn }
})

/** Both sides hear what was decided; the one whom it is against only now that there was a report. */
export const noticesOfDecision = ({
  about,
  against,
  decision,
  id,
  openedBy
}: CaseRecord): ReadonlyArray<Notice> => {
  const told = { thingId: id, facts: { about, decision: decision ?? "" } }
  return [
    { to: { userId: openedBy }, kind: "report-decided", ...told },
    { to: { userId: against }, kind: "decided-about-you", ...told }
  ]
}
