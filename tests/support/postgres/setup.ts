import type { TestProject } from "vitest/node"

import { openDesk } from "../desk.ts"
import { storesUnderTest } from "../stores/store-names.ts"
import { startPostgres } from "./server.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** The desk of this run's PostgreSQL. */
    readonly postgresDesk: string
  }
}

/** One PostgreSQL for the whole run, started when it is needed. */
export default async (project: TestProject) => {
  storesUnderTest()
  const desk = await openDesk(async () => {
    const running = await startPostgres()
    console.log(`PostgreSQL for this run: ${running.server.source}`)
    return running
  })
  project.provide("postgresDesk", desk.url)
  return () => desk.close(({ stop }) => stop())
}
