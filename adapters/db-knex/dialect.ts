import type * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"
import type { Knex } from "knex"

import type { DatedNews, Topic } from "#domain/events/event.ts"
import type { EventLog, Newest } from "#ports/event-log.ts"
import type { AskForPosition } from "#ports/reads-at.ts"
import type { Lacks } from "#ports/store-health.ts"
import type { StoreTrouble } from "#ports/store-unavailable.ts"

import type { Bind, LinkedWrites, Statement } from "./statement.ts"

export interface Source {
  readonly from: string
  readonly where: ReadonlyArray<string>
}

/** What a process remembers of the newest events. */
export interface KnownEvents {
  /** Undefined where it does not know of each of these topics. */
  readonly newest: (topics: ReadonlyArray<Topic>) => Newest | undefined
  readonly learn: (newest: Pick<Newest, "latest" | "of">) => void
  /** Forgets all: some of it may be kept no more. */
  readonly forget: () => void
}

/** Writes events, and notifies all servers of them. */
export interface EventWriter {
  /**
   * Writes news as the newest of all events; the last that a transaction does before it commits. May call `end`, which
   * commits it, as soon as that leaves behind what it writes, without waiting for the answer. Gives what is to be done
   * once it has committed.
   */
  readonly write: (
    trx: Knex.Transaction,
    news: ReadonlyArray<DatedNews>,
    end: () => void
  ) => Promise<() => void>
  /** Which events are the newest, where one process writes them all; null where others write, too. */
  readonly known: KnownEvents | null
  readonly notifications: EventLog["Service"]["notifications"]
}

/**
 * Runs a statement. Rows of both databases look alike: counts and amounts are numbers, instants ISO text, JSON is
 * text; truth values may be 1 and 0.
 */
export type Read = <Row extends object>(
  statement: Statement,
  /** Lets a copy of the database answer that has got there. */
  readsAt?: AskForPosition | null
) => Promise<ReadonlyArray<Row>>

/** What the two databases do differently; everything else is written once. */
export interface Dialect {
  /** The pool that writes, with its migrations. */
  readonly config: Knex.Config
  /** The pool for migrations, which hold their sessions and take as long as they take; null where it is the one that writes. */
  readonly migrating: Knex.Config | null
  /**
   * Claims the database for this process, where it may have one server only; given back with the scope. Where it may have
   * several, sees that its addresses lead to one database.
   */
  readonly claim: Effect.Effect<void, never, Scope.Scope>
  /** Opens what reads outside of transactions, so that readers do not wait for writers; closed with the scope. */
  readonly openReader: (writer: Knex) => Effect.Effect<Read, never, Scope.Scope>
  /** Runs work while no other server on the same database may start. */
  readonly exclusively: (knex: Knex) => <A, E, R>(work: Effect.Effect<A, E, R>) => Effect.Effect<A, E, R>
  /** Runs a statement on a connection of the pool or transaction, with rows as `Read` has them. */
  readonly run: <Row extends object>(knex: Knex, statement: Statement) => Promise<ReadonlyArray<Row>>
  /** Runs two writes, as one statement where the database can, and gives the rows of the second. */
  readonly runLinked: <Row extends object>(knex: Knex, writes: LinkedWrites) => Promise<ReadonlyArray<Row>>
  /** Waits for an answer of the database no longer than it can be reached; rejects then as it would without a connection. */
  readonly whileReachable: <A>(ask: () => Promise<A>) => Promise<A>
  /** What an error says about the database as a whole; undefined when it is about the statement. */
  readonly troubleOf: (error: unknown) => Exclude<StoreTrouble, "unconfirmed"> | undefined
  /** Takes care that nothing of a transaction whose end failed is left on its connection, before the next one gets it. */
  readonly abandon: (connection: object) => void
  /** Takes and gives back room as a write of some size does; run in a transaction that commits. */
  readonly takeRoom: ReadonlyArray<string>
  readonly eventWriter: EventWriter
  /** What the server goes on without, by name (docs/operations.md#health). */
  readonly lacks: () => Lacks
  /** SQL for the place in the log up to which all is written that was confirmed; null where nothing is copied. */
  readonly position: string
  /** SQL that an expression is followed by, to be compared by its bytes. */
  readonly inBytes: string
  /** SQL for the day in UTC that an instant is of. */
  readonly dayOf: (instant: string) => string
  /** SQL after which transactions that name the same text come one after the other; null where all do. */
  readonly inTurn: string | null
  /** SQL at the end of a question for rows to be changed: those that somebody else is changing are passed over. */
  readonly skipLocked: string
  /** SQL for a value that decides which plan is best, where the planner has to see it. */
  readonly literal: (value: string, bind: Bind) => string
  /** SQL for rows of `table` by the ids of `page`, looked up one by one: what follows `from`. */
  readonly rowsOf: (page: string, table: string, alias: string) => string
  /** SQL for what is another after each write of a row of `alias`; null where a whole row costs no more to read. */
  readonly versionOf: ((alias: string) => string) | null
  /** SQL that makes JSON text of rows, a list of objects with these columns of `alias`; null or an empty list for none. */
  readonly jsonOf: (columns: ReadonlyArray<string>, alias: string, order: string) => string
  /**
   * SQL for the listings `l` that have a word like each of `words`: what follows `from`, and the conditions. The planner
   * sees the words.
   */
  readonly withWords: (words: ReadonlyArray<string>, bind: Bind) => Source
  /** SQL for listings that have each of `words` as it is written: what follows `from`, and the conditions. */
  readonly withWordsWritten: (words: ReadonlyArray<string>, bind: Bind) => Source
  /**
   * SQL for a condition on listings `l` of any specialty: that their provider has a word like each of `words`, which are
   * bound, as this is no way to find somebody.
   */
  readonly hasWords: (words: ReadonlyArray<string>, bind: Bind) => string
}
