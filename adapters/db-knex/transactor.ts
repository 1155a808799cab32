import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"

import { Committed, Transactor } from "#ports/transactor.ts"

import { type Connections, Database } from "./database.ts"
import { asking, askingToCommit } from "./store-errors.ts"
import { CurrentTransaction, type Transaction } from "./transaction.ts"

const open = async ({ dialect, writer }: Connections): Promise<Transaction> => {
  const trx = await writer.transaction()
  const connection: object = await trx.client.acquireConnection()
  // Runs before knex returns the connection to the pool.
  trx.executionPromise.catch(() => dialect.abandon(connection))
  // knex hands out a transaction even if BEGIN failed; it is then completed, and its promise rejects with the error.
  if (trx.isCompleted()) await trx.executionPromise
  return { trx, news: [], afterwards: [] }
}

// The failure has been reported already; a connection on which the rollback fails too is abandoned. The rollback is
// sent even to a server that is away: otherwise the open transaction would hold its connection for ever.
const undo = async (database: Connections, { trx }: Transaction): Promise<void> => {
  if (trx.isCompleted()) return
  const undone = trx.rollback().catch(() => undefined)
  await asking(database, () => undone).catch(() => undefined)
}

const begin = async (database: Connections): Promise<Transaction> => {
  let opening: Promise<Transaction> | undefined
  try {
    return await asking(database, () => (opening = open(database)))
  } catch (error) {
    // Its caller has given up; a late connection must not stay open.
    opening?.then((late) => undo(database, late)).catch(() => undefined)
    throw error
  }
}

// News are written last: other transactions with news wait from here until the commit.
const commit = async (database: Connections, transaction: Transaction): Promise<void> => {
  const { afterwards, news, trx } = transaction
  const { eventWriter } = database.dialect
  let ending: Promise<void> | undefined
  const end = () => {
    ending ??= askingToCommit(database, async () => {
      // `commit` resolves whatever the outcome; `executionPromise` rejects where it failed.
      await trx.commit()
      await trx.executionPromise
    })
    // Heard below, once what was sent before it is over.
    ending.catch(() => undefined)
    return ending
  }
  try {
    if (news.length > 0) {
      afterwards.push(await asking(database, () => eventWriter.write(trx, news, () => void end())))
    }
    await end()
  } catch (error) {
    // Only the database knows whether the news were written.
    eventWriter.known?.forget()
    // Does nothing if the commit was sent.
    await undo(database, transaction)
    // Sent behind what has failed it undoes all, where it was answered; else nobody can tell.
    await ending
    throw error
  }
  for (const act of afterwards) act()
}

export const KnexTransactor = Layer.effect(
  Transactor,
  Effect.map(Database, (database) =>
    Transactor.of({
      atomically: (work) =>
        Effect.flatMap(Effect.all([CurrentTransaction, Committed]), ([outer, committed]) =>
          outer === null
            ? Effect.acquireUseRelease(
                Effect.promise(() => begin(database)),
                (current) => Effect.provideService(work, CurrentTransaction, current),
                (current, exit) =>
                  Effect.promise(async () => {
                    if (Exit.isFailure(exit)) return undo(database, current)
                    await commit(database, current)
                    committed?.()
                  })
              )
            : work
        )
    })
  )
)
