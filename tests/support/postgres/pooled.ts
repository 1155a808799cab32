import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync, chmodSync } from "node:fs"
import { tmpdir, userInfo } from "node:os"
import { join } from "node:path"

import { freePort } from "../app/free-port.ts"

const program = "/usr/sbin/pgbouncer"
const documented = new URL("../../../docs/operations.md", import.meta.url)

/** The PgBouncer configuration of docs/operations.md, with a test's addresses and without authentication. */
const configuration = (database: URL, port: number): string => {
  const [, example = ""] = /```ini\n([^]*?)```/.exec(readFileSync(documented, "utf8")) ?? []
  const { hostname, password, pathname, username } = database
  const name = pathname.slice(1)
  const way = `${name} = host=${hostname} port=${database.port} dbname=${name} user=${username} password=${password} connect_query=`
  return example
    .replace(/^marketplace = .*connect_query=/m, () => way)
    .replace(/^listen_port = .*$/m, `listen_port = ${port}`)
    .replace(/^auth_type = .*$/m, "auth_type = any")
    .replace(/^auth_file = .*$/m, "unix_socket_dir =")
    .replace(/^default_pool_size = .*$/m, "default_pool_size = 3")
}

const untilItListens = async (pool: ChildProcess) => {
  let said = ""
  const listening = new Promise<void>((resolve) => {
    pool.stderr?.setEncoding("utf8").on("data", (text: string) => {
      said += text
      if (said.includes("process up")) resolve()
    })
  })
  const ended = once(pool, "exit").then(() => {
    throw new Error(`PgBouncer has ended: ${said}`)
  })
  await Promise.race([listening, ended])
}

/** Starts PgBouncer in front of a database, in transaction pooling mode with three server connections. */
export const startPool = async (databaseUrl: string) => {
  if (!existsSync(program))
    throw new Error("There is no PgBouncer for the tests. Mend it with: apt-get install pgbouncer, as root")
  const folder = mkdtempSync(join(tmpdir(), "contractors-pool-"))
  chmodSync(folder, 0o755)
  const file = join(folder, "pgbouncer.ini")
  const port = await freePort()
  const url = new URL(databaseUrl)
  writeFileSync(file, configuration(url, port))
  // PgBouncer refuses to run as root.
  const asUser = userInfo().uid === 0 ? ["-u", "postgres"] : []
  const pool = spawn(program, [...asUser, file], { stdio: ["ignore", "ignore", "pipe"] })
  await untilItListens(pool)
  url.host = `127.0.0.1:${port}`
  return {
    url: url.href,
    stop: async () => {
      const exited = once(pool, "exit")
      pool.kill("SIGKILL")
      await exited
      rmSync(folder, { recursive: true })
    }
  }
}
