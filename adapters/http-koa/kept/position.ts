import type { AskForPosition } from "#ports/reads-at.ts"

import type { AskForNewest } from "./newest-events.ts"

/**
 * Where in the database's log one request has to be answered: at a place that is asked for once it has come, so that
 * its answer knows every write that was answered before (docs/decisions/0041). Nobody asks where nobody has to know.
 */
export const positionOnRequest = (newest: AskForNewest): AskForPosition => {
  let asked: ReturnType<AskForPosition> | undefined
  return () => (asked ??= newest([]).then((now) => ("awaySince" in now ? null : now.position)))
}
