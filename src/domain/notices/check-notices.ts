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
