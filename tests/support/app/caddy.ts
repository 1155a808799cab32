import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

import { freePort } from "./free-port.ts"

const config = fileURLToPath(new URL("../../../adapters/caddy/Caddyfile", import.meta.url))

/** Starts the proxy of `compose.yaml`, without TLS, on a free port of this machine in front of servers. */
export const startCaddy = async (...servers: ReadonlyArray<string>) => {
  const home = mkdtempSync(join(tmpdir(), "contractors-caddy-"))
  const url = `http://127.0.0.1:${await freePort()}`
  const child = spawn("caddy", ["run", "--adapter", "caddyfile", "--config", config], {
    env: {
      PATH: process.env["PATH"],
      HOME: home,
      ADMIN: "off",
      SITE: url,
      SERVERS: servers.map((server) => new URL(server).host).join(" ")
    },
    stdio: ["ignore", "ignore", "pipe"]
  })
  const said: Array<string> = []
  child.stderr.setEncoding("utf8").on("data", (text: string) => void said.push(text))
  const isThere = new Promise<void>((resolve, reject) => {
    child.once("error", (cause) => {
      reject(new Error("There is no proxy for the tests: apt-get install caddy, as root", { cause }))
    })
    child.once("exit", () => reject(new Error(`Caddy ended: ${said.slice(-3).join("")}`)))
    child.stderr.on("data", () => {
      if (said.join("").includes("serving initial configuration")) resolve()
    })
  })
  await isThere
  return {
    url,
    stop: async () => {
      const ended = once(child, "exit")
      child.kill()
      await ended
      rmSync(home, { recursive: true, force: true })
    }
  }
}
