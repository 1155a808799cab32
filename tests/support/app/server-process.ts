import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { afterEach, beforeAll, beforeEach } from "vitest"

import { serverProgram } from "./server-program.ts"

const root = fileURLToPath(new URL("../../..", import.meta.url))

const collect = (child: ChildProcess, from: "stdout" | "stderr") => {
  const found = { text: "" }
  child[from]?.setEncoding("utf8").on("data", (text: string) => (found.text += text))
  return found
}

/** Starts a server program as a process on a free port; it needs no built interface unless `environment` says so. */
export const startServerProcess = (program: string, environment: Readonly<Record<string, string>>) => {
  const loader = program.endsWith(".ts") ? ["--import", "tsx"] : []
  const child = spawn(process.execPath, [...loader, program], {
    cwd: root,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      PATH: process.env["PATH"],
      HOME: process.env["HOME"],
      NODE_ENV: "development",
      DEMO_DATA: "0",
      PORT: "0",
      ...environment
    }
  })
  const out = collect(child, "stdout")
  const err = collect(child, "stderr")
  const ended = once(child, "close").then(([code]: ReadonlyArray<unknown>) => ({
    code,
    out: out.text,
    err: err.text
  }))

  const ready = async (): Promise<string> => {
    for (;;) {
      const [url] = /http:\/\/\S+/.exec(out.text) ?? []
      if (url !== undefined) return url
      const end = await Promise.race([once(child.stdout, "data"), ended])
      if ("code" in end) throw new Error(`The server ended with code ${String(end.code)}: ${end.err}`)
    }
  }
  return {
    /** Its address, once it is ready. */
    ready: ready(),
    /** Resolves when it has ended: its exit code or signal, with all of its output. */
    ended,
    pid: child.pid,
    /** Its standard output so far. */
    said: () => out.text,
    kill: (signal: NodeJS.Signals) => child.kill(signal),
    /** Closes the reading end of its standard output. */
    closeOutput: () => child.stdout.destroy()
  }
}

export type ServerProcess = ReturnType<typeof startServerProcess>

/** Starts servers for a suite's tests, in a new folder for each test; those that still run after a test are killed. */
export const serverProcesses = () => {
  let folder = ""
  let program = ""
  const running: Array<ServerProcess> = []
  beforeAll(async () => {
    program = await serverProgram()
  })
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "contractors-server-"))
  })
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.kill("SIGKILL")
      await server.ended
    }
    rmSync(folder, { recursive: true })
  })
  return {
    folder: () => folder,
    running,
    start: (environment: Readonly<Record<string, string>> = {}) => {
      const server = startServerProcess(program, {
        DATABASE_URL: `sqlite:${folder}/marketplace.sqlite`,
        ...environment
      })
      server.ready.catch(() => undefined)
      running.push(server)
      return server
    }
  }
}
