// @vitest-environment node
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

import { build } from "vite"
import { afterAll, beforeAll, expect, it } from "vitest"

import { pageCode } from "#ui/build/page-code.ts"
import { withoutServerParts } from "#ui/build/without-server-parts.ts"

const sources = {
  "main.ts":
    'import { page } from "./app/pages/plain.page.ts"\nimport { page as made } from "./app/pages/made.page.ts"\nconsole.log(page, made)',
  "app/pages/plain.page.ts": `import { helper } from "../helper.ts"
    import { load } from "../load.ts"
    export const page = [helper, () => import("../../features/PlainScreen.ts")]
    export const server = { load, more: () => import("../../features/of-server.ts") }`,
  "app/pages/made.page.ts": `import { make } from "./maker.ts"
    export const page = make(() => import("../../features/texts.ts"))`,
  "app/pages/maker.ts":
    'export const make = (texts) => [texts, () => import("../../features/MadeScreen.ts")]',
  "app/signed-in.gate.ts": 'export const gate = () => import("../features/Gate.ts")',
  "app/helper.ts":
    'import { gate } from "./signed-in.gate.ts"\nexport const helper = [gate, () => import("../features/later.ts")]',
  "app/load.ts": 'export const load = () => import("../features/data.ts")',
  ...Object.fromEntries(
    ["PlainScreen", "of-server", "texts", "MadeScreen", "Gate", "later", "data"].map((name) => [
      `features/${name}.ts`,
      `export const name = ${JSON.stringify(name)}`
    ])
  )
}

let folder = ""
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "contractors-page-code-"))
  for (const [name, text] of Object.entries(sources)) {
    const path = join(folder, "ui", name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
  }
  await build({
    root: join(folder, "ui"),
    configFile: false,
    logLevel: "error",
    plugins: [withoutServerParts(), pageCode()],
    build: {
      outDir: join(folder, "built"),
      rolldownOptions: {
        input: join(folder, "ui", "main.ts"),
        output: { chunkFileNames: "[name].js" }
      }
    }
  })
})
afterAll(() => rmSync(folder, { recursive: true }))

it("names the files that each page fetches, itself or through a maker beside it, and those of the gate", () => {
  const code: unknown = JSON.parse(readFileSync(join(folder, "built", ".vite", "page-code.json"), "utf8"))
  expect(code).toEqual({
    "app/pages/plain.page.ts": ["PlainScreen.js"],
    "app/pages/made.page.ts": ["MadeScreen.js", "texts.js"],
    "app/signed-in.gate.ts": ["Gate.js"]
  })
})
