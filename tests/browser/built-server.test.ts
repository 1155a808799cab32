import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"

import { afterEach, beforeEach, describe, expect, it } from "vitest"

import { readTrades } from "#adapters/demo/trades.ts"

import { Client } from "../support/app/client.ts"
import { startDemoProduct, startProduct } from "../support/app/product.ts"
import { startServerProcess } from "../support/app/server-process.ts"
import { importsOf } from "../support/source/imports.ts"

const codeIn = (folder: string) =>
  readdirSync(folder)
    .filter((name) => /\.c?js$/.test(name))
    .map((name) => ({ path: `${folder}/${name}`, text: readFileSync(join(folder, name), "utf8") }))

/** The package of a module. */
const nameOf = (module: string) => module.split("/", module.startsWith("@") ? 2 : 1).join("/")

const server = codeIn("dist")
const demo = codeIn("dist/demo")

describe("the built server without the demo marketplace", () => {
  let home = ""
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), "contractors-built-"))
    for (const { path } of server) cpSync(path, join(home, path))
    symlinkSync(resolve("node_modules"), join(home, "node_modules"))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it("starts, though nothing of the demo marketplace is there", async () => {
    const settings = {
      NODE_ENV: "development",
      DATABASE_URL: "sqlite::memory:",
      DEMO_DATA: "0",
      SESSION_SECRET: "a secret that only this test knows"
    }
    const { stop, url } = await startProduct(settings, home)
    expect((await new Client(url).get("/readyz")).status).toBe(200)
    await stop()
  })

  it("has no text of it in its code", () => {
    const trades = readTrades()
    const texts = trades
      .flatMap(({ businesses }) => businesses.map(({ about }) => about))
      .concat(trades.flatMap(({ jobs }) => jobs.map(({ ask }) => ask)))
    expect(texts.length).toBeGreaterThan(300)
    const code = server.map(({ text }) => text).join("\n")
    expect(texts.filter((text) => code.includes(text))).toEqual([])
  })
})

it("goes on sending the files of the build before an update", { timeout: 60_000 }, async () => {
  const home = mkdtempSync(join(tmpdir(), "contractors-built-"))
  const file = "/assets/before-00000000.js"
  const settings = {
    NODE_ENV: "development",
    DATABASE_URL: `sqlite:${join(home, "marketplace.sqlite")}`,
    DEMO_DATA: "0",
    SESSION_SECRET: "a secret that only this test knows"
  }
  const answerOf = async (folder?: string) => {
    const { stop, url } = await startProduct(settings, folder)
    const response = await fetch(url + file)
    const answer = [response.status, await response.text()]
    await stop()
    return answer
  }
  cpSync("dist", join(home, "dist"), { recursive: true })
  symlinkSync(resolve("node_modules"), join(home, "node_modules"))
  try {
    expect(await answerOf()).toEqual([404, "Not found"])
    writeFileSync(join(home, "dist/ui", file), "export {}")
    expect(await answerOf(home)).toEqual([200, "export {}"])
    expect(await answerOf()).toEqual([200, "export {}"])
  } finally {
    rmSync(home, { recursive: true })
  }
})

it("loads the demo marketplace where it is wanted", async () => {
  const { stop, url } = await startDemoProduct()
  const { headers } = await new Client(url).get("/api/providers")
  expect(Number(headers.get("x-total-count"))).toBeGreaterThanOrEqual(240)
  await stop()
})

it("says once in production what it cannot do, and of emails again whenever it is asked for its health", async () => {
  const { ended, kill, ready } = startServerProcess("dist/server.js", {
    NODE_ENV: "production",
    // Takes no folder, whoever asks.
    PHOTOS_DIR: "/proc/photos",
    DATABASE_URL: "sqlite::memory:",
    SESSION_SECRET: "a secret that only this test knows"
  })
  const client = new Client(await ready)
  expect(await client.get("/readyz")).toMatchObject({
    status: 200,
    body: { status: "degraded", mail: "off" }
  })
  expect((await client.get("/dev/emails")).status).toBe(404)
  kill("SIGTERM")
  const { code, out } = await ended
  expect(code).toBe(0)
  expect(out.match(/No email is sent: SMTP_URL is not set/g)).toHaveLength(1)
  expect(out.match(/No photo can be kept: PHOTOS_DIR names a folder that takes none/g)).toHaveLength(1)
})

describe("the dependencies of production", () => {
  const { dependencies } = JSON.parse(readFileSync("package.json", "utf8"))
  // Found by its address, not imported: the typeface of link previews is read as files.
  const readAsFiles = ["@fontsource/figtree"]

  it("are what the built code imports: nothing is missing, and nothing is there for the build alone", () => {
    const imported = [...server, ...demo]
      .flatMap(importsOf)
      .filter((module) => !isBuiltin(module) && !module.startsWith("dist/") && module !== "(computed)")
      .map(nameOf)
    expect(Object.keys(dependencies).toSorted()).toEqual(
      [...new Set([...imported, ...readAsFiles])].toSorted()
    )
  })
})

describe("the licenses of the packages that the built code carries", () => {
  const entry = /^## (\S+) - \S+ \((\S+)\)$/m
  const read = (file: string) =>
    readFileSync(file, "utf8")
      .split(/^(?=## \S+ - )/m)
      .slice(1)
      .map((part) => {
        const [heading = "", name = "", license = ""] = entry.exec(part) ?? []
        return { name, license, text: part.slice(heading.length).trim() }
      })
  const figtree = "@fontsource-variable/figtree"

  it.each([
    ["dist/ui/licenses.md", ["@emotion/react", figtree, "@mui/material", "react", "react-dom", "wouter"]],
    ["dist/licenses/pages.md", ["@emotion/server", "@mui/material", "effect", "react", "react-dom"]],
    ["dist/licenses/server.md", ["effect"]]
  ])("are in %s, each with its text", (file, carried) => {
    const licenses = read(file)
    expect(licenses.map(({ name }) => name)).toEqual(expect.arrayContaining(carried))
    const notices = readFileSync("docs/third-party-notices.md", "utf8")
    const isSaidThere = (name: string) => notices.includes(`\`${name}\``)
    const lacking = licenses.filter(
      ({ license, name, text }) => text === "" && license !== "Unlicense" && !isSaidThere(name)
    )
    expect(lacking).toEqual([])
  })

  it("have that of the typeface, which browsers are sent, with those of their code", () => {
    const { text } = read("dist/ui/licenses.md").find(({ name }) => name === figtree) ?? {}
    expect(text).toMatch(/^Copyright 2022 The Figtree Project Authors [^]*SIL OPEN FONT LICENSE Version 1\.1/)
  })
})

it("holds what sends spans in a file of its own, which is read where a collector is named", () => {
  const holding = codeIn("dist").filter(({ text }) => text.includes("resourceSpans"))
  expect(holding.map(({ path }) => path)).toEqual(["dist/tracing.js"])
})
