// Runs as a process of its own, started by `startPostgres`. Its life hangs on the channel to the test run:
// however that run ends, even killed, the channel closes and the server or its databases are removed.
import { randomBytes } from "node:crypto"
import { once } from "node:events"

import { dockerAnswers, startContainer } from "./postgres-container.ts"
import { createDatabase, dropDatabases, type PostgresServer } from "./postgres-databases.ts"
import { startEmbedded } from "./postgres-embedded.ts"

interface RunningServer extends PostgresServer {
  readonly stop: () => Promise<unknown>
}

const prefix = `contractors_test_${randomBytes(4).toString("hex")}`

const givenServer = async (url: string): Promise<RunningServer> => {
  const server = { url, prefix, source: "TEST_DATABASE_URL" }
  await createDatabase(server).catch((cause: unknown) => {
    throw new Error(
      `TEST_DATABASE_URL names a server on which no database can be created: ${String(cause)}`,
      { cause }
    )
  })
  return { ...server, stop: () => dropDatabases(server) }
}

const start = async (): Promise<RunningServer> => {
  const { TEST_DATABASE_URL: given } = process.env
  if (given !== undefined && given !== "") return givenServer(given)
  return { prefix, ...(await ((await dockerAnswers()) ? startContainer() : startEmbedded())) }
}

const testRunEnded = once(process, "disconnect")
try {
  const { stop, ...server } = await start()
  process.send?.({ server })
  await testRunEnded
  await stop()
} catch (error) {
  process.send?.({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  process.disconnect?.()
}
