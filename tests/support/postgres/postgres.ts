import { inject } from "vitest"

import { askDesk } from "../desk.ts"
import { storesUnderTest } from "../stores/store-names.ts"
import { createDatabase, type PostgresServer, type Template } from "./databases.ts"
import type { RunningPostgres } from "./server.ts"

let asked: Promise<PostgresServer> | undefined

const askForServer = async (): Promise<PostgresServer> => {
  if (!storesUnderTest().includes("postgres"))
    throw new Error("TEST_STORES leaves PostgreSQL out of this run")
  const { server } = await askDesk<RunningPostgres>(inject("postgresDesk"))
  return server
}

/**
 * A PostgreSQL database of its own for a suite, on the server that the whole run shares: empty, or a copy of
 * `template`, which the first caller fills. Whatever is not dropped goes with the end of the run.
 */
export const freshDatabase = async (template?: Template) =>
  createDatabase(await (asked ??= askForServer()), template)
