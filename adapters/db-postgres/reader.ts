import * as Effect from "effect/Effect"
import type * as Scope from "effect/Scope"

import { connectionConfig, readerSettings } from "./connection.ts"
import { PipelinedReader } from "./pipelined-reader.ts"
import { query, queryUnprepared } from "./query.ts"
import type { PostgresServer } from "./servers.ts"

// Through a pooler every query is planned with its values, so the planner's settings for cached plans have no effect.
const makeReader = ({ isPooled, url }: PostgresServer) =>
  isPooled
    ? new PipelinedReader(connectionConfig(url), { ask: queryUnprepared })
    : new PipelinedReader(connectionConfig(url), { ask: query, settings: readerSettings })

/** Connections to a server for single questions, closed with the scope. */
export const openLines = (server: PostgresServer): Effect.Effect<PipelinedReader, never, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.sync(() => makeReader(server)),
    // A server that has gone silent does not keep ours from stopping.
    ({ close }) => Effect.timeoutOption(Effect.promise(close), "1 second")
  )
