import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"

import { createServer } from "vite"

const path = (specifier: string) => fileURLToPath(import.meta.resolve(specifier))
const { PORT: apiPort = "3000" } = process.env

const api = spawn(process.execPath, [path("tsx/cli"), "watch", "--clear-screen=false", path("./server.ts")], {
  stdio: "inherit",
  // In development the server may lack a built UI.
  env: { ...process.env, NODE_ENV: "development", PORT: apiPort }
})
const apiEnded = once(api, "exit")

const ui = await createServer({
  configFile: path("../ui/build/vite.config.ts"),
  // The browser's own Host must arrive: the API refuses calls whose Origin is another.
  server: { proxy: { "/api": { target: `http://127.0.0.1:${apiPort}`, changeOrigin: false } } }
})
await ui.listen()
ui.printUrls()

// Either one ending ends the other.
const stopped = ["SIGINT", "SIGTERM"].map((signal) => once(process, signal))
await Promise.race([apiEnded, ...stopped])
api.kill()
await Promise.all([ui.close(), apiEnded])
process.exit()
