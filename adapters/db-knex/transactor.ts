import * as Effect from "effect/Effect"
import * as Exit from "effect/Exit"
import * as Layer from "effect/Layer"
import type { Knex } from "knex"

import { Transactor } from "../../src/ports/transactor.ts"
import { Database } from "./database.ts"
import type { Announcing } from "./dialect.ts"
import { CurrentTransaction, type Transaction } from "./transaction.ts"

const begin = (writer: Knex) =>
  Effect.promise(async (): Promise<Transaction> => ({
    trx: await writer.transaction(),
    news: [],
    afterwards: []
  }))

// News come last: from here on, and no longer, other transactions with news have to wait.
const commit = async ({ committed, write }: Announcing, { afterwards, news, trx }: Transaction) => {
  try {
    if (news.length > 0) await write(trx, news)
  } catch (error) {
    await trx.rollback()
    throw error
  }
  await trx.commit()
  for (const act of afterwards) act()
  if (news.length > 0) committed()
}

export const KnexTransactor = Layer.effect(
  Transactor,
  Effect.map(Database, ({ dialect, writer }) =>
    Transactor.of({
      atomically: (work) =>
        Effect.flatMap(CurrentTransaction, (outer) =>
          outer === null
            ? Effect.acquireUseRelease(
                begin(writer),
                (current) => Effect.provideService(work, CurrentTransaction, current),
                (current, exit) =>
                  Effect.promise(async () =>
                    Exit.isSuccess(exit) ? commit(dialect.announcing, current) : current.trx.rollback()
                  )
              )
            : work
        )
    })
  )
)
