import { Client } from "pg"

interface Victim {
  readonly pid: number
}

/** Makes a PostgreSQL server on this machine crash and recover: it ends all backends once one of them is killed. */
export const crash = async (url: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  client.on("error", () => undefined)
  await client.connect()
  const { rows } = await client.query<Victim>("select pg_backend_pid() as pid")
  const ended = new Promise((resolve) => client.once("end", resolve))
  for (const { pid } of rows) process.kill(pid, "SIGKILL")
  await ended
}
