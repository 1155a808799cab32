import { type ChildProcess, fork, spawn } from "node:child_process"
import { once } from "node:events"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

import { benchSecret } from "./sessions.ts"

export interface Running {
  readonly url: string
  readonly pid: number | undefined
  readonly stop: () => Promise<void>
  /** Kills the process at once, as a crash of the machine would. */
  readonly kill: () => Promise<void>
  /** Bytes of memory that a probed process holds after garbage collection. */
  readonly memory: () => Promise<number>
  /** Bytes of resident memory of a probed process and its children, garbage included. */
  readonly resident: () => Promise<number>
  /** Sum of the peaks of resident memory, in bytes, of a probed process and its children, each at its own time. */
  readonly peak: () => Promise<number>
  /** CPU time of a probed process and its children, in milliseconds. */
  readonly cpu: () => Promise<number>
}

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const tsx = ["--import", "tsx"]
/** Node flags for a process that reports its memory on demand. */
export const probe = ["--expose-gc", ...tsx, "--import", file("./memory-probe.ts")]

const asking = (child: ChildProcess, what: "cpu" | "memory" | "peak" | "resident") => async () => {
  const answer = once(child, "message")
  child.send(what)
  const [said]: ReadonlyArray<unknown> = await answer
  return Number(said)
}

const stopping = (child: ChildProcess, ask: () => unknown) => async () => {
  const ended = once(child, "exit")
  ask()
  await ended
}

/** Node flags for a process that reports its peak memory and CPU time on demand; no loader, which would count too. */
export const peakProbe = ["--import", file("./peak-probe.mjs")]

/** The product on a database, as a process of its own with its whole stack; its request log goes nowhere. */
export const startProduct = async (
  databaseUrl: string,
  nodeOptions: ReadonlyArray<string> = [],
  environment: Readonly<Record<string, string>> = {}
): Promise<Running> => {
  const child: ChildProcess = spawn(process.execPath, [...nodeOptions, file("../../dist/server.js")], {
    cwd: file("../.."),
    env: {
      ...process.env,
      NODE_ENV: "production",
      DATABASE_URL: databaseUrl,
      SESSION_SECRET: benchSecret,
      DEMO_DATA: "0",
      PORT: "0",
      ...environment
    },
    stdio: ["ignore", "pipe", "inherit", "ipc"]
  })
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The product ended with code ${code}`)
  })
  ended.catch(() => undefined)
  const { stdout } = child
  if (stdout === null) throw new Error("The product's output is not there to be read")
  const ready = new Promise<string>((resolve) => {
    const lines = createInterface({ input: stdout }).on("line", (line) => {
      const [address] = line.match(/http:\/\/[^\s"]+/) ?? []
      if (address === undefined) return
      // Reading every line of the log would cost the measuring process a tenth of a core.
      lines.close()
      stdout.resume()
      resolve(address)
    })
  })
  const url = await Promise.race([ready, ended])
  return {
    url,
    pid: child.pid,
    stop: stopping(child, () => child.kill()),
    kill: stopping(child, () => child.kill("SIGKILL")),
    memory: asking(child, "memory"),
    resident: asking(child, "resident"),
    peak: asking(child, "peak"),
    cpu: asking(child, "cpu")
  }
}

/** Starts a minimal reference server by the name of its file; it reads the settings from its environment. */
export const startReference = async (
  settings: Readonly<Record<string, string>>,
  name = "reads/reference-server",
  nodeOptions: ReadonlyArray<string> = tsx
): Promise<Running> => {
  const child = fork(file(`./${name}.ts`), {
    execArgv: [...nodeOptions],
    env: { ...process.env, ...settings, NODE_ENV: "production" }
  })
  const [{ port }] = await once(child, "message")
  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid,
    stop: stopping(child, () => child.disconnect()),
    kill: stopping(child, () => child.kill("SIGKILL")),
    memory: asking(child, "memory"),
    resident: asking(child, "resident"),
    peak: asking(child, "peak"),
    cpu: asking(child, "cpu")
  }
}

/** Sends a photo repeatedly with each of these cookies, from a process of its own, until it is stopped. */
export const startSenders = async (url: string, path: string, cookies: ReadonlyArray<string>) => {
  const child = fork(file("./photo-senders.ts"), [url, path, ...cookies], { execArgv: tsx })
  await once(child, "message")
  return stopping(child, () => child.disconnect())
}
