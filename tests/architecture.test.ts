import { existsSync, readdirSync } from "node:fs"

import { describe, expect, it } from "vitest"

import { layers } from "../vitest.config.ts"
import { importRules } from "./support/source/import-rules.ts"
import { ruleFor, type Source, sourcesIn, strayImports } from "./support/source/imports.ts"
import { riskyReplacements } from "./support/source/replacements.ts"

const folders = ["src", "adapters", "ui"].filter((folder) => existsSync(folder))
const sources = sourcesIn(folders)
const filesOf = (files: string) => sources.filter(({ path }) => ruleFor(path)?.files === files)

/** For each row, imports that it must not let through. */
const planted: Readonly<Record<string, Source & { readonly strays: ReadonlyArray<string> }>> = {
  "src/domain": {
    path: "src/domain/quote/planted.ts",
    text: `import * as Effect from "effect/Effect"
      import knex from "knex"
      import type { Ids } from "../../ports/ids.ts"`,
    strays: ["effect/Effect", "knex", "src/ports/ids.ts"]
  },
  "src/ports": {
    path: "src/ports/planted.ts",
    text: `export { planted } from "../use-cases/planted.ts"
      import * as Layer from "effect/Layer"`,
    strays: ["src/use-cases/planted.ts", "effect/Layer"]
  },
  "src/use-cases": {
    path: "src/use-cases/quote/planted.ts",
    text: `import { Database } from "../../../adapters/db-knex/database.ts"
      import { Effect } from "effect"
      import { randomUUID } from "node:crypto"`,
    strays: ["adapters/db-knex/database.ts", "effect", "node:crypto"]
  },
  "adapters/http-koa": {
    path: "adapters/http-koa/routes/planted.ts",
    text: `import knex from "knex"
      const rows = await import("../../db-knex/row.ts")`,
    strays: ["knex", "adapters/db-knex/row.ts"]
  },
  "adapters/db-knex": {
    path: "adapters/db-knex/planted.ts",
    text: `import type { Client } from "pg"
      import { requestQuote } from "../../src/use-cases/quote/request-quote.ts"
      import { search } from "../db-postgres/search.ts"`,
    strays: ["pg", "src/use-cases/quote/request-quote.ts", "adapters/db-postgres/search.ts"]
  },
  "adapters/db-knex/migrations": {
    path: "adapters/db-knex/migrations/planted.ts",
    text: `import { codes } from "zipcodes"
      import { openPlaceDirectory } from "../../system/place-directory.ts"`,
    strays: ["adapters/system/place-directory.ts"]
  },
  "adapters/db-postgres": {
    path: "adapters/db-postgres/planted.ts",
    text: `import { verbose } from "sqlite3"
      import { search } from "../db-sqlite/search.ts"`,
    strays: ["sqlite3", "adapters/db-sqlite/search.ts"]
  },
  "adapters/db-sqlite": {
    path: "adapters/db-sqlite/planted.ts",
    text: `import { types } from "pg"
      export * from "../db-postgres/index.ts"`,
    strays: ["pg", "adapters/db-postgres/index.ts"]
  },
  "adapters/memory": {
    path: "adapters/memory/planted.ts",
    text: `import { toRow } from "../db-knex/row.ts"
      import { aQuote } from "../../tests/support/builders.ts"`,
    strays: ["adapters/db-knex/row.ts", "tests/support/builders.ts"]
  },
  "adapters/system": {
    path: "adapters/system/planted.ts",
    text: `import Koa from "koa"
      import { requestQuote } from "../../src/use-cases/quote/request-quote.ts"`,
    strays: ["koa", "src/use-cases/quote/request-quote.ts"]
  },
  "adapters/pictures": {
    path: "adapters/pictures/planted.ts",
    text: `import { previews } from "../http-koa/ui/previews.ts"
      import { brandName } from "../../ui/shared/brand.ts"`,
    strays: ["adapters/http-koa/pages/previews.ts", "ui/shared/format/brand.ts"]
  },
  "adapters/config": {
    path: "adapters/config/planted.ts",
    text: `import Koa from "koa"
      import { postgresConfig } from "../db-postgres/index.ts"`,
    strays: ["koa", "adapters/db-postgres/index.ts"]
  },
  "adapters/demo": {
    path: "adapters/demo/planted.ts",
    text: `import { Database } from "../db-knex/database.ts"
      const sqlite = require("sqlite3")`,
    strays: ["adapters/db-knex/database.ts", "sqlite3"]
  },
  ui: {
    path: "ui/quotes/Planted.tsx",
    text: `import * as Effect from "effect/Effect"
      import { requestQuote } from "../../src/use-cases/quote/request-quote.ts"
      type Quotes = import("../../src/ports/quote-repository.ts").QuoteRepository
      export const Planted = () => <p>import it from "koa"</p>`,
    strays: [
      "effect/Effect",
      "src/use-cases/quote/request-quote.ts",
      "src/ports/repositories/quote-repository.ts"
    ]
  },
  "ui/start": {
    path: "ui/start/planted.ts",
    text: `import { nextTask } from "./next-task.ts"
      import { useState } from "react"
      const program = await import("../main.tsx")`,
    strays: ["react", "ui/entry/browser/main.tsx"]
  },
  "ui/entry/server/server.tsx": {
    path: "ui/entry/server/server.tsx",
    text: `import { createServer } from "node:http"
      import { routes } from "#adapters/http-koa/routes/routes.ts"`,
    strays: ["node:http", "adapters/http-koa/routes/routes.ts"]
  },
  "ui/vite*": {
    path: "ui/build/vite.config.ts",
    text: `import { startServer } from "#adapters/server.ts"`,
    strays: ["adapters/server.ts"]
  },
  "adapters/*": {
    path: "adapters/planted.ts",
    text: `import { startPostgres } from "./support/postgres/server.ts"
      const anything = await import(process.argv[2])`,
    strays: ["tests/support/postgres/server.ts"]
  }
}

describe.each(importRules)("$files", ({ files }) => {
  it("imports only what it may", () => {
    expect(strayImports(filesOf(files))).toEqual([])
  })

  it("is watched: a planted violation is caught", () => {
    const plant = planted[files]
    if (plant === undefined) throw new Error(`Plant a violation of the row ${files} in this test`)
    expect(plant.strays).not.toEqual([])
    expect(strayImports([plant])).toEqual(plant.strays.map((name) => `${plant.path} -> ${name}`))
  })

  // Parts are built one after another; once the composition root stands, every part must.
  it.runIf(existsSync("adapters/server.ts"))("exists", () => {
    expect(filesOf(files)).not.toEqual([])
  })
})

it("gives every file of the product a row", () => {
  expect(sources.filter(({ path }) => ruleFor(path) === undefined).map(({ path }) => path)).toEqual([])
  expect(strayImports([{ path: "adapters/stray-folder/planted.ts", text: "" }])).toEqual([
    "adapters/stray-folder/planted.ts belongs to no row of tests/support/source/import-rules.ts"
  ])
})

it("lets a module named at run time through at the composition root, and where a page names its code", () => {
  const text = "const module = await import(process.argv[2])"
  expect(strayImports([{ path: "adapters/server.ts", text }])).toEqual([])
  expect(strayImports([{ path: "ui/entry/start/page-code.ts", text }])).toEqual([])
  expect(strayImports([{ path: "ui/entry/browser/main.tsx", text }])).toEqual([
    "ui/entry/browser/main.tsx -> (computed)"
  ])
  expect(strayImports([{ path: "adapters/http-koa/app.ts", text }])).toEqual([
    "adapters/http-koa/app.ts -> (computed)"
  ])
})

it("puts no text into another as a pattern of replacement, in which $' would stand for all that follows", () => {
  expect(sources.flatMap(riskyReplacements)).toEqual([])
  const text = 'text.replace("a", "b")\ntext.replaceAll("a", () => name)\ntext\n  .replaceAll("a", name)'
  expect(riskyReplacements({ path: "ui/planted.ts", text })).toEqual(["ui/planted.ts:3"])
})

it("keeps every file of the product within 200 lines", () => {
  const long = sources.filter(({ text }) => text.trimEnd().split("\n").length > 200)
  expect(long.map(({ path }) => path)).toEqual([])
})

it("runs every test file: each stands in the folder of a layer", () => {
  const layered = new Set<string | undefined>(Object.values(layers).flat())
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  const tests = files.filter((name) => /[\\/].*\.(test|spec)\./.test(name))
  expect(tests.filter((name) => !layered.has(name.split(/[\\/]/)[0]))).toEqual([])
})
