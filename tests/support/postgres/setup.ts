import { once } from "node:events"
import { createServer } from "node:http"

import type { TestProject } from "vitest/node"

import { storesUnderTest } from "../stores/store-names.ts"
import { startPostgres } from "./server.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Address that answers with this run's `PostgresServer` as JSON, started by the first who asks. */
    readonly postgresDesk: string
  }
}

const startAnnounced = async () => {
  const running = await startPostgres()
  console.log(`PostgreSQL for this run: ${running.server.source}`)
  return running
}

/** Test files run in many processes; this desk in the main one starts PostgreSQL once for all, when it is needed. */
export default async (project: TestProject) => {
  storesUnderTest()
  let running: ReturnType<typeof startPostgres> | undefined
  const desk = createServer((_, response) => {
    running ??= startAnnounced()
    running.then(
      ({ server }) => response.end(JSON.stringify(server)),
      (error: Error) => response.writeHead(500).end(error.message)
    )
  }).listen(0, "127.0.0.1")
  await once(desk, "listening")
  const address = desk.address()
  if (address === null || typeof address === "string") throw new Error("The desk has no TCP address")
  project.provide("postgresDesk", `http://127.0.0.1:${address.port}`)

  return async () => {
    desk.closeAllConnections()
    desk.close()
    // A start that failed has been reported by the tests that asked for it.
    await running?.then(
      ({ stop }) => stop(),
      () => undefined
    )
  }
}
