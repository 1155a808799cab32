import { type ChildProcess, fork, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

export interface Running {
  readonly url: string
  readonly stop: () => Promise<void>
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const stopping = (child: ChildProcess, ask: () => unknown) => async () => {
  const ended = once(child, "exit")
  ask()
  await ended
}

/** The product on a database, as a process of its own with its whole stack; its request log goes nowhere. */
export const startProduct = async (databaseUrl: string): Promise<Running> => {
  const child = spawn(process.execPath, [file("../../dist/server.js")], {
    cwd: file("../.."),
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: "a-secret-that-only-this-benchmark-knows",
      DEMO_DATA: "0",
      PORT: "0"
    },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The product ended with code ${code}`)
  })
  const ready = new Promise<string>((resolve) => {
    const lines = createInterface({ input: child.stdout }).on("line", (line) => {
      const [address] = line.match(/http:\/\/[^\s"]+/) ?? []
      if (address === undefined) return
      // Reading every line of the log would cost the measuring process a core's tenth.
      lines.close()
      child.stdout.resume()
      resolve(address)
    })
  })
  const url = await Promise.race([ready, ended])
  return { url, stop: stopping(child, () => child.kill()) }
}

export const startReference = async (databaseUrl: string): Promise<Running> => {
  const child = fork(file("./reference-server.ts"), {
    execArgv: ["--import", "tsx"],
    env: { ...process.env, DATABASE_URL: databaseUrl, NODE_ENV: "production" }
  })
  const [{ port }] = await once(child, "message")
  return { url: `http://127.0.0.1:${port}`, stop: stopping(child, () => child.disconnect()) }
}
