import { describeError } from "#adapters/system/describe-error.ts"
import { eventHub } from "#events/event-hub.ts"

import type { Log } from "../context.ts"

/** The server's event hub, which tells the log of its troubles. */
export const loggedEventHub = (log: Log) =>
  eventHub((error) => log.error({ error: describeError(error) }, "Events were not read"))
