import type { Read } from "#adapters/db-knex/dialect.ts"
import type { Statement } from "#adapters/db-knex/statement.ts"
import type { LogPosition } from "#ports/reads-at.ts"

import { troubleOf } from "../trouble.ts"
import type { Replica } from "./replica.ts"

// The statement was cancelled after its time limit, and gets no second one on the primary.
const tookTooLong = "57014"

const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code

/** Round robin, with replicas that are known to have reached the position before those that have to be asked. */
const inOrder = (replicas: ReadonlyArray<Replica>, turn: number, position: LogPosition) => {
  const serving = replicas.filter(({ fault }) => fault === undefined)
  const first = turn % Math.max(1, serving.length)
  const turned = [...serving.slice(first), ...serving.slice(0, first)]
  return turned.toSorted((one, other) => Number(other.isKnownAt(position)) - Number(one.isKnownAt(position)))
}

/**
 * Reads on a replica that has replayed up to the WAL position that the answer needs; on the primary where none has, and
 * where no position is given. A query that fails on a replica is sent once more to the primary.
 */
export const readReplicas = (replicas: ReadonlyArray<Replica>, primary: Read): Read => {
  let turn = 0

  const choose = async (position: LogPosition): Promise<Replica | undefined> => {
    for (const replica of inOrder(replicas, (turn += 1), position)) {
      // A replica that cannot even answer this is left out by `watchReplicas`.
      if (await replica.isAt(position).catch(() => false)) return replica
    }
    return undefined
  }

  const readOn = async <Row extends object>(replica: Replica, statement: Statement) => {
    try {
      return await replica.read<Row>(statement)
    } catch (error) {
      if (isCode(error, tookTooLong)) throw error
      if (troubleOf(error) !== undefined) replica.forget()
      return primary<Row>(statement)
    }
  }

  return async (statement, readsAt = null) => {
    const position = readsAt === null ? null : await readsAt()
    const replica = position === null ? undefined : await choose(position)
    return replica === undefined ? primary(statement) : readOn(replica, statement)
  }
}
