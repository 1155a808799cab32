import { inject } from "vitest"

import { storesUnderTest } from "../stores/store-names.ts"
import { createDatabase, type PostgresServer, type Template } from "./databases.ts"

let asked: Promise<PostgresServer> | undefined

const askDesk = async (): Promise<PostgresServer> => {
  if (!storesUnderTest().includes("postgres"))
    throw new Error("TEST_STORES leaves PostgreSQL out of this run")
  const answer = await fetch(inject("postgresDesk"))
  if (!answer.ok) throw new Error(await answer.text())
  return JSON.parse(await answer.text())
}

/**
 * A PostgreSQL database of its own for a suite, on the server that the whole run shares: empty, or a copy of
 * `template`, which the first caller fills. Whatever is not dropped goes with the end of the run.
 */
export const freshDatabase = async (template?: Template) =>
  createDatabase(await (asked ??= askDesk()), template)
