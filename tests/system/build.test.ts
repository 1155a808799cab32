import { execFile } from "node:child_process"
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { promisify } from "node:util"

import { afterEach, beforeEach, describe, expect, it } from "vitest"

/** A fake Vite that records what it was to build, and writes files in place of its output. */
const vite = `
  import { appendFileSync, mkdirSync, writeFileSync } from "node:fs"
  export const build = async ({ configFile }) => {
    appendFileSync("builds.log", process.env.NODE_ENV + " " + process.env.VITEST + "\\n")
    if (process.env.FAILS_AT && configFile.endsWith(process.env.FAILS_AT)) process.exit(130)
    if (process.env.CHANGES) writeFileSync(process.env.CHANGES, "changed while it was built")
    mkdirSync("dist/ui", { recursive: true })
    for (const name of ["ui/index.html", "pages.js", "server.js", "operator.js", "picture-worker.cjs"]) writeFileSync("dist/" + name, "")
  }`

const project = {
  "package.json": "{}",
  "package-lock.json": "{}",
  "tsconfig.json": "{}",
  "src/rule.ts": "a rule",
  "ui/screen.tsx": "a screen",
  "adapters/server.ts": "a server",
  "node_modules/vite/package.json": '{ "name": "vite", "type": "module", "exports": "./index.js" }',
  "node_modules/vite/index.js": vite
}

const stepsOfBuild = 3
const yesterday = new Date(Date.now() - 86_400_000)
const tomorrow = new Date(Date.now() + 86_400_000)

describe("the build before a start", () => {
  let folder = ""
  const write = (file: string, text: string, changedAt = new Date()) => {
    const path = join(folder, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    utimesSync(path, changedAt, changedAt)
  }
  const remove = (path: string) => rmSync(join(folder, path), { recursive: true })

  const run = (environment: NodeJS.ProcessEnv = {}, ...options: ReadonlyArray<string>) =>
    promisify(execFile)(process.execPath, ["adapters/build/build.mjs", ...options], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: "test", ...environment }
    })
  const beforeStart = (environment?: NodeJS.ProcessEnv) => run(environment, "--if-changed")

  const builds = () => readFileSync(join(folder, "builds.log"), "utf8").trimEnd().split("\n").length

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), "contractors-build-"))
    for (const [file, text] of Object.entries(project)) write(file, text)
    cpSync("adapters/build/build.mjs", join(folder, "adapters/build/build.mjs"))
    await beforeStart()
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  it("is made once while nothing changes, also where a file has only been touched", async () => {
    write("ui/screen.tsx", project["ui/screen.tsx"], tomorrow)
    await beforeStart()
    expect(builds()).toBe(stepsOfBuild)
  })

  it.each([
    [
      "a file has another content, of the same length and with an older time",
      () => write("src/rule.ts", "b rule", yesterday)
    ],
    ["a file is new", () => write("ui/other.tsx", "")],
    ["a file has gone", () => remove("src/rule.ts")],
    ["other packages are to be installed", () => write("package-lock.json", "{ }")],
    ["what was built is gone", () => remove("dist")],
    ["a part of what was built is gone", () => remove("dist/pages.js")]
  ])("is made again where %s", async (_, change) => {
    change()
    await beforeStart()
    expect(builds()).toBe(2 * stepsOfBuild)
  })

  it("is made again after one that was interrupted", async () => {
    write("src/rule.ts", "another rule")
    await expect(beforeStart({ FAILS_AT: "adapters/vite.config.ts" })).rejects.toMatchObject({ code: 130 })
    await beforeStart()
    expect(builds()).toBe(3 * stepsOfBuild)
    await beforeStart()
    expect(builds()).toBe(3 * stepsOfBuild)
  })

  it("is made again where a file changed while it was made", async () => {
    write("src/rule.ts", "another rule")
    await beforeStart({ CHANGES: "ui/screen.tsx" })
    await beforeStart()
    expect(builds()).toBe(3 * stepsOfBuild)
  })

  it("is made whenever it is asked for, and always for production", async () => {
    await run({ NODE_ENV: "development", VITEST: "true" })
    const lines = readFileSync(join(folder, "builds.log"), "utf8").trimEnd().split("\n")
    expect(lines).toEqual(Array.from({ length: 2 * stepsOfBuild }, () => "production undefined"))
  })

  it("is not missed where there are no sources, as in an image", async () => {
    for (const sources of ["ui", "src", "node_modules", "dist"]) remove(sources)
    await beforeStart()
    expect(builds()).toBe(stepsOfBuild)
  })

  it("needs the development dependencies only where there is something to build", async () => {
    remove("node_modules")
    await beforeStart()
    write("src/rule.ts", "another rule")
    await expect(beforeStart()).rejects.toMatchObject({
      code: 1,
      stderr: "Building needs the development dependencies: npm ci --include=dev\n"
    })
    expect(readFileSync(join(folder, "dist/server.js"), "utf8")).toBe("")
  })
})
