import * as Context from "effect/Context"

/** A place in the log of the database. Who has read up to there knows every write that was confirmed before. */
export type LogPosition = number

/** Asks for the place at which an answer has to be made; null where that cannot be told. */
export type AskForPosition = () => Promise<LogPosition | null>

/**
 * Lets what is read outside of transactions come from a copy of the database that has got to a place. Null, as it is
 * unless somebody says otherwise, for none: what a write is decided on is read where it is written.
 */
export const ReadsAt = Context.Reference<AskForPosition | null>("ports/ReadsAt", { defaultValue: () => null })
