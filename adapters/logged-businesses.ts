import { businesses } from "#use-cases/suggestions/businesses.ts"

import { describeError } from "./system/describe-error.ts"
import type { Log } from "./system/log.ts"

/** The server's businesses, which tell the log when they could not be read. */
export const loggedBusinesses = (log: Log) =>
  businesses((error) => log.error({ error: describeError(error) }, "Businesses were not read"))
