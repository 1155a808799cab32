import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { fileURLToPath } from "node:url"

export interface RunningProduct {
  readonly url: string
  readonly stop: () => Promise<void>
  /** Kills the process (SIGKILL), as a power cut would. */
  readonly kill: () => Promise<void>
}

const root = fileURLToPath(new URL("../../..", import.meta.url))

/**
 * Starts the product that is built in `home`, as a process of its own on a free port; its request log is discarded.
 * It also ends with this process.
 */
export const startProduct = async (settings: NodeJS.ProcessEnv, home = root): Promise<RunningProduct> => {
  const child = spawn(process.execPath, [join(home, "dist", "server.js")], {
    cwd: home,
    env: { ...process.env, PORT: "0", ...settings },
    stdio: ["ignore", "pipe", "inherit"]
  })
  const end = () => child.kill()
  process.once("exit", end)
  const exited = once(child, "exit")
  const ended = exited.then(([code]) => {
    throw new Error(`The product ended with code ${code}`)
  })
  // An end after the product is ready is no unhandled rejection.
  ended.catch(() => undefined)
  const ready = new Promise<string>((resolve) => {
    createInterface({ input: child.stdout }).on("line", (line) => {
      const [address] = line.match(/http:\/\/[^\s"]+/) ?? []
      if (address !== undefined) resolve(address)
    })
  })
  const endBy = async (signal: NodeJS.Signals) => {
    process.off("exit", end)
    child.kill(signal)
    await exited
  }
  return {
    url: await Promise.race([ready, ended]),
    stop: () => endBy("SIGTERM"),
    kill: () => endBy("SIGKILL")
  }
}

/** Starts the product with the demo marketplace, as `npm start` does, on an SQLite file that is removed with it. */
export const startDemoProduct = async (): Promise<RunningProduct> => {
  const folder = mkdtempSync(join(tmpdir(), "contractors-product-"))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once("exit", remove)
  const { kill, stop, url } = await startProduct({
    NODE_ENV: "test",
    DATABASE_URL: `sqlite:${join(folder, "marketplace.sqlite")}`,
    DEMO_DATA: "1",
    SESSION_SECRET: "a secret that only these tests know"
  })
  const andRemove = (end: () => Promise<void>) => async () => {
    await end()
    process.off("exit", remove)
    remove()
  }
  return { url, stop: andRemove(stop), kill: andRemove(kill) }
}
