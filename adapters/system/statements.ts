import { tracingChannel } from "node:diagnostics_channel"

/** A statement on its way to the database and back. */
export interface SentStatement {
  /** Its values stand in it as placeholders, but for those that the planner has to see. */
  readonly text: string
  readonly system: "postgresql" | "sqlite"
}

/** Where every statement is told of, for those who listen. */
export const statements = tracingChannel<unknown, SentStatement>("best-contractors:statement")

/** Sends a statement by `send`; that it was sent costs nothing where nobody listens. */
export const telling = <A>(statement: SentStatement, send: () => Promise<A>): Promise<A> =>
  statements.hasSubscribers ? statements.tracePromise(send, statement) : send()
