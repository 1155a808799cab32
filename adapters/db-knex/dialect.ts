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
  /** Undefined unless each of these topics is known. */
  readonly newest: (topics: ReadonlyArray<Topic>) => Newest | undefined
  readonly learn: (newest: Pick<Newest, "latest" | "of">) => void
  /** Forgets all of it: some of these events may have been removed, or never committed. */
  readonly forget: () => void
}

/** Writes events, and notifies all servers of them. */
export interface EventWriter {
  /**
   * Writes news as the newest of all events: the last statement of a transaction before it commits. May call `end`,
   * which commits, right behind its own statement, without waiting for the answer to that (pipelining). Gives what to
   * run once the transaction has committed.
   */
  readonly write: (
    trx: Knex.Transaction,
    news: ReadonlyArray<DatedNews>,
    end: () => void
  ) => Promise<() => void>
  /** The newest events, where one process writes them all and so knows them; null where other servers write, too. */
  readonly known: KnownEvents | null
  readonly notifications: EventLog["Service"]["notifications"]
}

/**
 * Runs a statement. Rows of both databases look alike: counts and amounts are numbers, instants ISO text, JSON is
 * text; truth values may be 1 and 0.
 */
export type Read = <Row extends object>(
  statement: Statement,
  /** Asks for a position in the log (WAL); a read replica that has replayed up to it may answer. */
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
  /** Waits for an answer only while the database can be reached; rejects then as it would without a connection. */
  readonly whileReachable: <A>(ask: () => Promise<A>) => Promise<A>
  /** What an error says about the database as a whole; undefined when it is about the statement. */
  readonly troubleOf: (error: unknown) => Exclude<StoreTrouble, "unconfirmed"> | undefined
  /**
   * Called for the connection of a transaction whose end failed: nothing of that may be left when the next one gets it.
   */
  readonly abandon: (connection: object) => void
  /**
   * Statements that take disk space and give it back, as a write of some size does; run in a transaction that commits.
   */
  readonly takeRoom: ReadonlyArray<string>
  readonly eventWriter: EventWriter
  /** What the server currently goes on without, by name (docs/operations.md#health). */
  readonly lacks: () => Lacks
  /** SQL for the WAL position up to which every confirmed write is written; `null` where there are no replicas. */
  readonly position: string
  /** SQL to put after an expression, so that it is compared by its bytes: a collation. */
  readonly inBytes: string
  /** SQL for an instant's day in UTC. */
  readonly dayOf: (instant: string) => string
  /** SQL for an advisory lock: transactions that name the same text run one after the other; null where all do. */
  readonly textLock: string | null
  /** SQL at the end of a `select` of rows to be changed: skips rows that another transaction has locked. */
  readonly skipLocked: string
  /** SQL for a value as a literal, where the planner has to see it because it decides which plan is best. */
  readonly literal: (value: string, bind: Bind) => string
  /** SQL for rows of `table` by the ids of `page`, looked up one by one: what follows `from`. */
  readonly rowsOf: (page: string, table: string, alias: string) => string
  /**
   * SQL for a value that differs after each write of a row of `alias`; null where reading the whole row costs no more.
   */
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
   * SQL for a condition on listings `l` of any specialty: that their provider has a word like each of `words`. These
   * are bound as values, because no search starts from this condition.
   */
  readonly hasWords: (words: ReadonlyArray<string>, bind: Bind) => string
}
