import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"

const build = fileURLToPath(new URL("../../../adapters/build/build.mjs", import.meta.url))

/** Builds the product as `npm start` does: unless nothing has changed since the last build. */
export const buildUi = () => {
  execFileSync(process.execPath, [build, "--if-changed"], { stdio: ["ignore", "ignore", "inherit"] })
}
