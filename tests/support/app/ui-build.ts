import { execSync } from "node:child_process"
import { existsSync, readdirSync, statSync } from "node:fs"
import { join } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../../..", import.meta.url))
const sources = ["ui", "src", "adapters", "package-lock.json", "tsconfig.json"]

const changedAt = (path: string): number => {
  const entry = statSync(path)
  const within = entry.isDirectory() ? readdirSync(path).map((name) => changedAt(join(path, name))) : []
  return Math.max(entry.mtimeMs, ...within)
}

const isCurrent = () => {
  const built = join(root, "dist", "server.js")
  if (!existsSync(built)) return false
  return statSync(built).mtimeMs > Math.max(...sources.map((source) => changedAt(join(root, source))))
}

/** Builds the UI as `npm start` does, unless nothing has changed since the last build. */
export const buildUi = () => {
  if (isCurrent()) return
  console.log("Building the UI for the browser tests")
  execSync("npm run build", {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    // The test run's own environment would make a development build.
    env: { ...process.env, NODE_ENV: "production", VITEST: undefined }
  })
}
