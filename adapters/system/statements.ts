import { tracingChannel } from "node:diagnostics_channel"

/** A statement on its way to the database and back. */
export interface SentStatement {
  /** Its values stand in it as placeholders, but for those that the planner has to see. */
  readonly text: string
  readonly system: "postgresql" | "sqlite"
}

/** The channel on which every statement is published, for those who subscribe. */
export const statements = tracingChannel<unknown, SentStatement>("best-contractors:statement")

/** Sends a statement by `send`, and publishes it; that costs nothing where nobody has subscribed. */
export const telling = <A>(statement: SentStatement, send: () => Promise<A>): Promise<A> =>
  statements.hasSubscribers ? statements.tracePromise(send, statement) : send()
