import { existsSync, readdirSync } from "node:fs"
import { dirname } from "node:path"

import { describe, expect, it } from "vitest"

import { layers } from "../vitest.config.ts"
import { importRules } from "./support/source/import-rules.ts"
import {
  climbs,
  reachIns,
  ruleFor,
  type Source,
  sourcesIn,
  strayImports,
  unusedPermissions
} from "./support/source/imports.ts"
import { placesOf } from "./support/source/places.ts"
import { riskyReplacements } from "./support/source/replacements.ts"

const folders = ["src", "adapters", "ui"].filter((folder) => existsSync(folder))
const sources = sourcesIn(folders)
const testSources = sourcesIn(["tests"])
const linesOf = ({ text }: Source) => text.trimEnd().split("\n").length
const medianOf = (numbers: ReadonlyArray<number>) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
const filesOf = (files: string) => sources.filter(({ path }) => ruleFor(path)?.files === files)

/** Where a pattern is outside of the files that it belongs into; and these, where it is in them no more. */
const foundOutside = (homes: ReadonlyArray<string>, pattern: RegExp) => [
  ...placesOf(
    pattern,
    sources.filter(({ path }) => !homes.includes(path))
  ),
  ...homes
    .filter((home) => !sources.some(({ path, text }) => path === home && pattern.test(text)))
    .map((home) => `${home} is no exception any more`)
]

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
    text: `import { Database } from "#adapters/db-knex/database.ts"
      import { Effect } from "effect"
      import { randomUUID } from "node:crypto"`,
    strays: ["adapters/db-knex/database.ts", "effect", "node:crypto"]
  },
  "src/events": {
    path: "src/events/planted.ts",
    text: `import { now } from "#use-cases/now.ts"`,
    strays: ["src/use-cases/now.ts"]
  },
  "adapters/jobs": {
    path: "adapters/jobs/planted.ts",
    text: `import { makeAnswer } from "#adapters/http-koa/endpoints/answer.ts"
      import { Database } from "../db-knex/database.ts"`,
    strays: ["adapters/http-koa/endpoints/answer.ts", "adapters/db-knex/database.ts"]
  },
  "adapters/http-koa": {
    path: "adapters/http-koa/routes/planted.ts",
    text: `import knex from "knex"
      const rows = await import("../../db-knex/row.ts")`,
    strays: ["knex", "adapters/db-knex/row.ts"]
  },
  "adapters/tracing": {
    path: "adapters/tracing/planted.ts",
    text: 'import { Mailer } from "#ports/mailer.ts"',
    strays: ["src/ports/mailer.ts"]
  },
  "adapters/metrics": {
    path: "adapters/metrics/planted.ts",
    text: `import { sendEmails } from "#use-cases/mail/send-emails.ts"
      import Koa from "koa"`,
    strays: ["src/use-cases/mail/send-emails.ts", "koa"]
  },
  "adapters/mail": {
    path: "adapters/mail/planted.ts",
    text: `import { sendEmails } from "#use-cases/mail/send-emails.ts"
      import { openLog } from "../system/log.ts"`,
    strays: ["src/use-cases/mail/send-emails.ts", "adapters/system/log.ts"]
  },
  "adapters/photos": {
    path: "adapters/photos/planted.ts",
    text: `import { addPhoto } from "#use-cases/photo/add-photo.ts"
      import { openLog } from "../system/log.ts"`,
    strays: ["src/use-cases/photo/add-photo.ts", "adapters/system/log.ts"]
  },
  "adapters/db-knex": {
    path: "adapters/db-knex/planted.ts",
    text: `import type { Client } from "pg"
      import { requestQuote } from "#use-cases/quote/request-quote.ts"
      import { search } from "../db-postgres/search.ts"`,
    strays: ["pg", "src/use-cases/quote/request-quote.ts", "adapters/db-postgres/search.ts"]
  },
  "adapters/db-knex/migrations": {
    path: "adapters/db-knex/migrations/planted.ts",
    text: `import { codes } from "zipcodes"
      import { insertAll } from "../insert-all.ts"
      import { catalogue } from "../../../src/domain/catalogue/catalogue.ts"
      import type { Role } from "../../../src/domain/account/role.ts"
      import { providers } from "../tables.ts"
      import { openPlaceDirectory } from "../../system/place-directory.ts"`,
    strays: [
      "src/domain/catalogue/catalogue.ts",
      "src/domain/account/role.ts",
      "adapters/db-knex/tables.ts",
      "adapters/system/place-directory.ts"
    ]
  },
  "adapters/db-postgres/migrations": {
    path: "adapters/db-postgres/migrations/planted.ts",
    text: `import type { Knex } from "knex"
      import { wordsOf } from "#domain/provider/search/search-words.ts"`,
    strays: ["src/domain/provider/search/search-words.ts"]
  },
  "adapters/db-sqlite/migrations": {
    path: "adapters/db-sqlite/migrations/planted.ts",
    text: `import type { Knex } from "knex"
      import { wordsOf } from "#domain/provider/search/search-words.ts"`,
    strays: ["src/domain/provider/search/search-words.ts"]
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
      import { aQuote } from "#tests/support/builders.ts"`,
    strays: ["adapters/db-knex/row.ts", "tests/support/builders.ts"]
  },
  "adapters/system": {
    path: "adapters/system/planted.ts",
    text: `import Koa from "koa"
      import { requestQuote } from "#use-cases/quote/request-quote.ts"`,
    strays: ["koa", "src/use-cases/quote/request-quote.ts"]
  },
  "adapters/pictures": {
    path: "adapters/pictures/planted.ts",
    text: `import { previews } from "../http-koa/pages/previews.ts"
      import { brandName } from "#ui/shared/format/brand.ts"`,
    strays: ["adapters/http-koa/pages/previews.ts", "ui/shared/format/brand.ts"]
  },
  "adapters/config": {
    path: "adapters/config/planted.ts",
    text: `import Koa from "koa"
      import { postgresConfig } from "../db-postgres/index.ts"`,
    strays: ["koa", "adapters/db-postgres/index.ts"]
  },
  "adapters/build": {
    path: "adapters/build/planted.mjs",
    text: `import { readSettings } from "../config/settings.ts"
      import { build } from "esbuild"`,
    strays: ["adapters/config/settings.ts", "esbuild"]
  },
  "adapters/demo": {
    path: "adapters/demo/planted.ts",
    text: `import { Database } from "../db-knex/database.ts"
      const sqlite = require("sqlite3")`,
    strays: ["adapters/db-knex/database.ts", "sqlite3"]
  },
  "ui/theme": {
    path: "ui/theme/planted.ts",
    text: `import { Page } from "#ui/shared/components/Page.tsx"
      import { useQuery } from "@tanstack/react-query"`,
    strays: ["ui/shared/components/Page.tsx", "@tanstack/react-query"]
  },
  "ui/shared": {
    path: "ui/shared/forms/Planted.tsx",
    text: `import { QuoteForm } from "#ui/features/quotes/QuoteForm.tsx"
      import { typography } from "#ui/theme/type.ts"`,
    strays: ["ui/features/quotes/QuoteForm.tsx"]
  },
  "ui/features": {
    path: "ui/features/quotes/Planted.tsx",
    text: `import * as Effect from "effect/Effect"
      import { requestQuote } from "#use-cases/quote/request-quote.ts"
      type Quotes = import("#ports/repositories/quote-repository.ts").QuoteRepository
      import { Shell } from "#ui/app/shell/Shell.tsx"
      export const Planted = () => <p>import it from "koa"</p>`,
    strays: [
      "effect/Effect",
      "src/use-cases/quote/request-quote.ts",
      "src/ports/repositories/quote-repository.ts",
      "ui/app/shell/Shell.tsx"
    ]
  },
  "ui/app": {
    path: "ui/app/shell/Planted.tsx",
    text: `import { HydrationMarker } from "#ui/entry/hydration/HydrationMarker.tsx"`,
    strays: ["ui/entry/hydration/HydrationMarker.tsx"]
  },
  "ui/entry": {
    path: "ui/entry/hydration/planted.ts",
    text: `import { precompress } from "#ui/build/plugins.ts"
      import { EventHub } from "#events/event-hub.ts"`,
    strays: ["ui/build/plugins.ts", "src/events/event-hub.ts"]
  },
  "ui/entry/start": {
    path: "ui/entry/start/planted.ts",
    text: `import { nextTask } from "./next-task.ts"
      import { useState } from "react"
      const program = await import("../browser/main.tsx")`,
    strays: ["react", "ui/entry/browser/main.tsx"]
  },
  "ui/entry/server": {
    path: "ui/entry/server/planted.ts",
    text: `import { createServer } from "node:http"
      import { routes } from "#adapters/http-koa/routes/routes.ts"`,
    strays: ["node:http", "adapters/http-koa/routes/routes.ts"]
  },
  "ui/build": {
    path: "ui/build/vite.config.ts",
    text: `import { startServer } from "#adapters/server.ts"`,
    strays: ["adapters/server.ts"]
  },
  "adapters/*": {
    path: "adapters/planted.ts",
    text: `import { startPostgres } from "#tests/support/postgres/server.ts"
      const anything = await import(process.argv[2])`,
    strays: ["tests/support/postgres/server.ts"]
  }
}

describe.each(importRules)("$files", (rule) => {
  const { files, may } = rule

  it("imports only what it may", () => {
    expect(
      strayImports(filesOf(files)),
      `${files} may import what its row in tests/support/source/import-rules.ts names`
    ).toEqual([])
  })

  it("is permitted nothing that it does not need", () => {
    expect(
      unusedPermissions({ ...rule, may: [...may, "planted"] }, filesOf(files)),
      'Take out of tests/support/source/import-rules.ts what no file needs ("planted" is this test\'s own)'
    ).toEqual(["planted"])
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
  expect(
    sources.filter(({ path }) => ruleFor(path) === undefined).map(({ path }) => path),
    "Give the folder a row in tests/support/source/import-rules.ts"
  ).toEqual([])
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
  expect(
    sources.flatMap(riskyReplacements),
    "Replace with a function that returns the text: () => text"
  ).toEqual([])
  const text = 'text.replace("a", "b")\ntext.replaceAll("a", () => name)\ntext\n  .replaceAll("a", name)'
  expect(riskyReplacements({ path: "ui/planted.ts", text })).toEqual(["ui/planted.ts:3"])
})

it("writes as text what joins, orders, groups, counts, limits or asks within a question", () => {
  const built =
    /\.(?:\w+Join|orderBy\w*|groupBy\w*|having\w*|limit|whereExists|whereIn|union\w*|distinct|count)\(/
  const stores = sources.filter(
    ({ path }) => path.startsWith("adapters/db-") && !path.includes("/migrations/")
  )
  expect(
    placesOf(built, stores),
    "Write these as text (Statement): docs/decisions/0022-when-sql-is-text.md"
  ).toEqual([])
  const text = '\nsql("quotes").where({ id }).orderBy("id")'
  expect(placesOf(built, [{ path: "adapters/db-knex/planted.ts", text }])).toEqual([
    "adapters/db-knex/planted.ts:2"
  ])
})

it("reckons with moments by `plusMinutes` and its siblings alone", () => {
  const byHand = /new Date\(\s*Date\.parse\([^)]*\) [-+]|DateTime\.(?:add|subtract)\b/
  expect(
    foundOutside(["src/domain/shared/calendar.ts"], byHand),
    "Use plusMinutes, plusHours or their siblings of #domain/shared/calendar.ts"
  ).toEqual([])
})

it("lets no feature reach into another one's folders", () => {
  expect(
    sources.flatMap(reachIns),
    "Of another feature import only the files directly in its folder: docs/architecture.md"
  ).toEqual([])
  const path = "ui/features/quotes/Planted.tsx"
  const text = `import { providersQuery } from "#ui/features/providers/use-providers.ts"
    import { ProfileHead } from "#ui/features/providers/profile/ProfileHead.tsx"`
  expect(reachIns({ path, text })).toEqual([`${path} -> ui/features/providers/profile/ProfileHead.tsx`])
})

it("opens every dialog by ours, which a phone's Back closes", () => {
  expect(
    foundOutside(
      ["ui/shared/components/dialog/Dialog.tsx"],
      /from "@mui\/material\/(?:Dialog|Modal|Drawer|SwipeableDrawer)"/
    ),
    "Use Dialog of #ui/shared/components/dialog/Dialog.tsx"
  ).toEqual([])
})

it("sends every write by ours, which the events wait for; but for what has no session, or makes one", () => {
  expect(
    foundOutside(
      [
        "ui/features/account/links/use-links.ts",
        "ui/features/account/use-account.ts",
        "ui/shared/api/use-write.ts"
      ],
      /\buseMutation\b/
    ),
    "Use useWrite of #ui/shared/api/use-write.ts"
  ).toEqual([])
})

it("changes a profile by ours, which does what follows", () => {
  expect(
    foundOutside(
      // What operators have checked changes nothing that the business claims, and its notices are taken back first.
      ["src/use-cases/provider/change-profile.ts", "src/use-cases/check/make-checks.ts"],
      /\b(?:providers|ProviderRepository\))\.change\(/
    ),
    "Use changeProfile of #use-cases/provider/change-profile.ts"
  ).toEqual([])
})

it("names what stands further than one folder away from its root", () => {
  expect(
    [...sources, ...testSources].flatMap(climbs),
    "Name it from its root: #domain/…, #ui/…, as package.json lists them"
  ).toEqual([])
  expect(climbs({ path: "ui/app/planted.ts", text: 'import "../../src/ports/ids.ts"' })).toEqual([
    "ui/app/planted.ts -> ../../src/ports/ids.ts"
  ])
})

it("keeps folders within 25 files", () => {
  const counts = new Map<string, number>()
  for (const { path } of [...sources, ...testSources]) {
    counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  expect(
    [...counts].filter(([, count]) => count > 25),
    "At most 25 files: give those that belong together a folder"
  ).toEqual([])
})

it("keeps the files of the product short: 25 to 50 lines as a rule, never more than 200", () => {
  expect(
    sources.filter((source) => linesOf(source) > 200).map((source) => `${source.path}:${linesOf(source)}`),
    "At most 200 lines: move what is a thing of its own into its own file"
  ).toEqual([])
  const median = medianOf(sources.map(linesOf))
  expect(median).toBeGreaterThanOrEqual(25)
  expect(median).toBeLessThanOrEqual(50)
})

it("leaves nothing in a test to a chance that cannot be repeated", () => {
  expect(
    placesOf(/Math\.random\(/, testSources),
    "Take it from testChance() of tests/support/chance.ts"
  ).toEqual([])
})

it("runs every test file: each stands in the folder of a layer", () => {
  const layered = new Set<string | undefined>(Object.values(layers).flat())
  const files = readdirSync("tests", { recursive: true, encoding: "utf8" })
  const tests = files.filter((name) => /[\\/].*\.(test|spec)\./.test(name))
  expect(
    tests.filter((name) => !layered.has(name.split(/[\\/]/)[0])),
    "Name its folder in the layers of vitest.config.ts"
  ).toEqual([])
})
