// Builds the product into dist; with --if-changed only where its sources are not those of the build that is there.
// Plain JavaScript: it runs before every start, also where nothing but the dependencies of production is installed.
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs"
import { join, relative } from "node:path"
import { fileURLToPath } from "node:url"

const root = fileURLToPath(new URL("../..", import.meta.url))
const dist = join(root, "dist")
const stamp = join(dist, ".built-from")

const sources = ["adapters", "src", "ui", "package.json", "package-lock.json", "tsconfig.json"]
const configs = ["ui/build/vite.config.ts", "ui/build/vite.server.config.ts", "adapters/vite.config.ts"]
const results = ["ui/index.html", "pages.js", "server.js", "operator.js", "picture-worker.cjs"]

const filesIn = (source) => {
  const path = join(root, source)
  if (!statSync(path).isDirectory()) return [path]
  const entries = readdirSync(path, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name, parentPath }) => join(parentPath, name))
}

/** Says what the sources are: by their content, because a checkout may bring an older file with a newer time. */
const fingerprint = () => {
  const hash = createHash("sha256")
  for (const file of sources.flatMap(filesIn).toSorted()) {
    const content = readFileSync(file)
    hash.update(`${relative(root, file)} ${content.length}\n`).update(content)
  }
  return hash.digest("hex")
}

const isBuiltFrom = (print) =>
  results.every((name) => existsSync(join(dist, name))) &&
  existsSync(stamp) &&
  readFileSync(stamp, "utf8") === print

const importVite = async () => {
  try {
    return await import("vite")
  } catch (cause) {
    if (cause.code !== "ERR_MODULE_NOT_FOUND") throw cause
    console.error("Building needs the development dependencies: npm ci --include=dev")
    return process.exit(1)
  }
}

const build = async (print) => {
  // Whatever runs this, a test for example, the product is built for production.
  process.env.NODE_ENV = "production"
  delete process.env.VITEST
  const vite = await importVite()
  rmSync(dist, { recursive: true, force: true })
  for (const config of configs) await vite.build({ configFile: join(root, config) })
  // Last, and with what was there at the beginning: neither an interrupted build counts nor a change meanwhile.
  writeFileSync(stamp, print)
}

const ifChanged = process.argv.includes("--if-changed")
// An image carries what was built, and no sources.
if (!ifChanged || existsSync(join(root, "ui"))) {
  const print = fingerprint()
  if (!ifChanged || !isBuiltFrom(print)) await build(print)
}
