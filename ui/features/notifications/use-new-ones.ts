import { useState } from "react"

import type { Notification } from "#domain/notices/notice.ts"

/** The ids of notifications that were unread when they came into view: they stay marked as long as one looks. */
export const useNewOnes = (shown: ReadonlyArray<Notification>): ReadonlySet<string> => {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set<string>())
  const further = shown.filter(({ id, readAt }) => readAt === null && !known.has(id))
  if (further.length > 0) setKnown(new Set([...known, ...further.map(({ id }) => id)]))
  return known
}
