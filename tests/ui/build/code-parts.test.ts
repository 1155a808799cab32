// @vitest-environment node
import { randomBytes } from "node:crypto"
import { gzipSync } from "node:zlib"

import { expect, it } from "vitest"

import { type Chunk, codeParts, excessOf, withLess } from "#ui/build/code-parts.ts"

// Letters that do not compress, as a statement that no minifier changes.
const codeOf = (kilobytes: number) =>
  `window.text = ${JSON.stringify(randomBytes(kilobytes * 1000).toString("base64"))}\n`

const aChunk = (name: string, chunk: Partial<Chunk> = {}): Chunk => ({
  name,
  fileName: `assets/${name}.js`,
  code: codeOf(1),
  moduleIds: [`/ui/${name}.ts`],
  imports: [],
  dynamicImports: [],
  isEntry: false,
  isDynamicEntry: false,
  ...chunk
})

const files = (...names: ReadonlyArray<string>) => names.map((name) => `assets/${name}.js`)

const program = aChunk("index", { isEntry: true, code: codeOf(150) })
const cards = aChunk("cards")
const fields = aChunk("fields", { code: codeOf(12) })
const list = aChunk("ListScreen", {
  isDynamicEntry: true,
  imports: files("index", "cards"),
  code: codeOf(8)
})
const form = aChunk("FormScreen", {
  isDynamicEntry: true,
  imports: files("index", "cards", "fields"),
  dynamicImports: files("Dialog")
})
const dialog = aChunk("Dialog", { isDynamicEntry: true, imports: files("fields"), code: codeOf(40) })

const pageCode = {
  "app/pages/list.page.ts": files("ListScreen"),
  "app/pages/form.page.ts": files("FormScreen")
}

const { parts } = codeParts([program, cards, fields, list, form, dialog], pageCode)

const weigh = (...chunks: ReadonlyArray<{ readonly code: string }>) =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length, 0)

it("limits pages by the weight of a first view, and what they open not", () => {
  const held = parts.filter(({ isFirstView }) => isFirstView)
  expect(held.map(({ modules }) => Array.from(modules))).toEqual([
    ["/ui/ListScreen.ts"],
    ["/ui/FormScreen.ts"]
  ])
})

it("finds no first view too heavy where each page loads what it needs", () => {
  expect(excessOf([program, cards, fields, list, form, dialog], parts).size).toBe(0)
})

it("finds a first view too heavy in a build whose shared file brings it too much, by as much", () => {
  const shared = aChunk("shared", {
    moduleIds: [...cards.moduleIds, ...fields.moduleIds],
    code: cards.code + fields.code
  })
  const sharing = { imports: files("index", "shared") }
  const heavyList = { ...list, ...sharing, code: codeOf(20) }
  const built = [program, shared, heavyList, { ...form, ...sharing }, dialog]
  const [listPart] = parts
  expect([...excessOf(built, parts)]).toEqual([[listPart, weigh(program, shared, heavyList) - 174_900]])
})

it("takes as much from the limit of a part as it is told", () => {
  const [part] = parts
  if (part === undefined) throw new Error("There is no part")
  expect(withLess(part, 300)).toEqual({ ...part, limit: part.limit - 300 })
  expect(withLess(part)).toEqual(part)
})
