// Runs as a process of its own, started by `startPostgres`. Its life hangs on the channel to the test run:
// however that run ends, even killed, the channel closes and the server or its databases are removed.
import { randomBytes } from "node:crypto"
import { once } from "node:events"

import { dockerAnswers, startContainer } from "./container.ts"
import { createDatabase, dropDatabases, type PostgresServer } from "./databases.ts"
import { startEmbedded, startReplicated } from "./embedded.ts"
import { durable, forCrashes } from "./settings.ts"

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

const startOwn = async () => {
  if (!(await dockerAnswers())) return startEmbedded()
  // A daemon that answers may still be unable to fetch the image.
  return startContainer().catch((error: unknown) => {
    console.warn(`The PostgreSQL container did not start: ${String(error)}`)
    return startEmbedded()
  })
}

const start = async (): Promise<RunningServer> => {
  // A server that is given, or shared, is never made to crash.
  if (process.argv.includes("crashable")) return { prefix, ...(await startEmbedded(forCrashes)) }
  if (process.argv.includes("replicated")) return { prefix, ...(await startReplicated()) }
  // A given server's settings of durability are unknown.
  if (process.argv.includes("durable")) return { prefix, ...(await startEmbedded(durable)) }
  const { TEST_DATABASE_URL: given } = process.env
  if (given !== undefined && given !== "") return givenServer(given)
  return { prefix, ...(await startOwn()) }
}

// The run may end while its server is still starting.
const report = (message: object) => process.connected && process.send?.(message)

const testRunEnded = once(process, "disconnect")
try {
  const { stop, ...server } = await start()
  report({ server })
  await testRunEnded
  await stop()
} catch (error) {
  report({ error: error instanceof Error ? error.message : String(error) })
  process.exitCode = 1
  if (process.connected) process.disconnect()
}
