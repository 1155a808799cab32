import * as Context from "effect/Context"

/**
 * A position in the write-ahead log of the database. A replica that has replayed up to there has every write that was
 * confirmed before.
 */
export type LogPosition = number

/** Asks for the log position that an answer's reads must have reached; null where it cannot be told. */
export type AskForPosition = () => Promise<LogPosition | null>

/**
 * Lets reads outside of transactions use a read replica that has replayed up to a log position. Null, the default, for
 * none: what a write is decided on is read from the primary.
 */
export const ReadsAt = Context.Reference<AskForPosition | null>("ports/ReadsAt", { defaultValue: () => null })
