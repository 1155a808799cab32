import * as Context from "effect/Context"
import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Semaphore from "effect/Semaphore"

import type { Account } from "../../src/domain/account/account.ts"
import type { ConversationRecord, MessageRecord } from "../../src/domain/messaging/conversation.ts"
import type { ProjectRecord } from "../../src/domain/project/project.ts"
import type { ProviderProfile } from "../../src/domain/provider/provider.ts"
import type { QuoteRecord } from "../../src/domain/quote/quote.ts"
import type { ReviewRecord } from "../../src/domain/review/review.ts"
import type { Session } from "../../src/domain/session/session.ts"

const emptyTables = () => ({
  accounts: new Map<string, Account>(),
  sessions: new Map<string, Session>(),
  providers: new Map<string, ProviderProfile>(),
  projects: new Map<string, ProjectRecord>(),
  quotes: new Map<string, QuoteRecord>(),
  reviews: new Map<string, ReviewRecord>(),
  conversations: new Map<string, ConversationRecord>(),
  messages: new Map<string, MessageRecord>()
})

type Tables = ReturnType<typeof emptyTables>

const copyOf = (tables: Tables): Tables => ({
  accounts: new Map(tables.accounts),
  sessions: new Map(tables.sessions),
  providers: new Map(tables.providers),
  projects: new Map(tables.projects),
  quotes: new Map(tables.quotes),
  reviews: new Map(tables.reviews),
  conversations: new Map(tables.conversations),
  messages: new Map(tables.messages)
})

const InTransaction = Context.Reference<boolean>("memory/InTransaction", { defaultValue: () => false })

/** A marketplace in plain Maps, by id. One writer at a time, so that a transaction undoes its own writes alone. */
export const makeStore = () => {
  const writer = Semaphore.makeUnsafe(1)
  let tables = emptyTables()

  const alone = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.flatMap(InTransaction, (inside) => (inside ? work : writer.withPermit(work)))

  const undoneOnFailure = <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
    Effect.suspend(() => {
      const before = copyOf(tables)
      return Effect.onExit(work, (exit) =>
        Effect.sync(() => {
          if (Exit.isFailure(exit)) tables = before
        })
      )
    })

  return {
    /** Reads the tables as they are now. */
    read: <A>(get: (tables: Tables) => A): Effect.Effect<A> => Effect.sync(() => get(tables)),

    /** Changes the tables, in the ambient transaction when there is one. */
    write: <A, E = never>(change: (tables: Tables) => Effect.Effect<A, E> | A) =>
      alone(
        Effect.suspend((): Effect.Effect<A, E> => {
          const result = change(tables)
          return Effect.isEffect(result) ? result : Effect.succeed(result)
        })
      ),

    atomically: <A, E, R>(work: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
      Effect.flatMap(InTransaction, (inside) =>
        inside ? work : writer.withPermit(undoneOnFailure(Effect.provideService(work, InTransaction, true)))
      )
  }
}

export type Store = ReturnType<typeof makeStore>
