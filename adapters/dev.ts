import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

const path = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))

// Starts the server again when one of its sources changes; the interface's own are Vite's to watch.
const server = spawn(
  process.execPath,
  // It leaves out packages below this folder by itself, and not those to which a link leads out of it.
  [
    path("tsx/cli"),
    "watch",
    "--clear-screen=false",
    "--exclude",
    "/**/node_modules/**",
    path("./dev-server.ts")
  ],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "development" } }
)
const ended = once(server, "exit")

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => server.kill(signal))
await ended
