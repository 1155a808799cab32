import * as Effect from "effect/Effect"

import type { Read } from "#adapters/db-knex/dialect.ts"
import { Metering } from "#adapters/system/meters.ts"

import { connectionConfig } from "../connection.ts"
import { Reachability } from "../reachability.ts"
import { openLines } from "../reader.ts"
import type { PostgresServer } from "../servers.ts"
import { readReplicas } from "./read-replicas.ts"
import { Replica } from "./replica.ts"
import { type ReplicaNews, watchReplicas } from "./watch.ts"

const openReplica = Effect.fnUntraced(function* (server: PostgresServer) {
  const reachability = new Reachability(connectionConfig(server.url))
  const lines = yield* openLines(server)
  yield* Effect.acquireRelease(
    Effect.sync(() => reachability.watch(lines.hangUpOnSilent)),
    () => Effect.sync(reachability.stop)
  )
  const read: Read = (statement) => reachability.whileReachable(() => lines.read(statement))
  const replica = new Replica(new URL(server.url).host, read)
  lines.onLoss = replica.forget
  return replica
})

/** Reads on the replicas of a primary as long as they serve, until the scope is closed. */
export const openReplicas = (servers: ReadonlyArray<PostgresServer>, primary: Read, news: ReplicaNews) =>
  Effect.gen(function* () {
    const replicas = yield* Effect.forEach(servers, openReplica)
    yield* watchReplicas(replicas, primary, news)
    const { watch } = yield* Metering
    watch(() => ({ replicas: replicas.filter(({ fault }) => fault === undefined).length }))
    return readReplicas(replicas, primary)
  })
