import { describeError } from "#adapters/system/describe-error.ts"
import type { Log } from "#adapters/system/log.ts"
import { eventHub } from "#events/event-hub.ts"

/** The server's event hub, which tells the log of its troubles. */
export const loggedEventHub = (log: Log) =>
  eventHub((error) => log.error({ error: describeError(error) }, "Events were not read"))
