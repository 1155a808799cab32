import type { AskForPosition } from "#ports/reads-at.ts"

import type { AskForNewest } from "./newest-events.ts"

/**
 * The log position (WAL) that the reads of one request have to reach: it is asked for after the request has come, so
 * that its answer knows every write that was answered before (docs/decisions/0041). It is asked for once, and only if
 * something is read.
 */
export const positionOnRequest = (newest: AskForNewest): AskForPosition => {
  let asked: ReturnType<AskForPosition> | undefined
  return () => (asked ??= newest([]).then((now) => ("awaySince" in now ? null : now.position)))
}
