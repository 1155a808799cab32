// @vitest-environment node
import { expect, it } from "vitest"

import { withoutServerPart } from "#ui/build/without-server-parts.ts"

const without = (code: string) => withoutServerPart("planted.page.ts", code).split("\n")

it("leaves a page's server part out, with the imports that nothing else uses", () => {
  const page = 'export const page = definePage({ path: "/", screen })'
  const lines = without(`import { definePage, screen } from "../page.ts"
import { head } from "./head.ts"
import { load } from "./load.ts"
import "./styles.ts"
${page}
export const server = {
  load: () => load(page.path),
  head
}`)
  expect(lines.map((line) => line.trim())).toEqual([
    'import { definePage, screen } from "../page.ts"',
    "",
    "",
    'import "./styles.ts"',
    page,
    "",
    "",
    "",
    ""
  ])
})

it("keeps what the page itself uses too", () => {
  const [first] = without(`import { texts, Words } from "./texts.tsx"
export const page = definePage(<Words />)
export const server = landingServer(texts)`)
  expect(first).toBe('import { texts, Words } from "./texts.tsx"')
})

it("takes pages without a server part as they are", () => {
  const code =
    'import { definePage } from "../page.ts"\nexport const page = definePage({ path: "/messages" })'
  expect(without(code)).toEqual(code.split("\n"))
})
