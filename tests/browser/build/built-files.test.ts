import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { QueryClient } from "@tanstack/react-query"
import sharp from "sharp"
import { expect, it } from "vitest"

import { readManifest } from "#adapters/http-koa/pages/manifest.ts"
import { headOfPage } from "#ui/entry/server/head/head-of-page.ts"
import { indexedPaths, pageFiles } from "#ui/entry/server/page-servers.ts"

const folder = "dist/ui"
const scripts = readdirSync(join(folder, "assets"))
  .filter((name) => name.endsWith(".js"))
  .map((name) => readFileSync(join(folder, "assets", name), "utf8"))
const isSent = (words: string) => scripts.some((script) => script.includes(words))

it("sends browsers nothing that only the server says of pages", () => {
  const data = new QueryClient()
  const descriptions = indexedPaths.flatMap(
    (path) => headOfPage({ path, search: "", data })?.description ?? []
  )
  expect(descriptions).toHaveLength(indexedPaths.length)
  expect([...descriptions, "BreadcrumbList", "SearchAction", "LocalBusiness"].filter(isSent)).toEqual([])
  // The search itself works: it finds a text of a screen.
  expect(isSent("From a tap that drips at night to pipes for a whole house")).toBe(true)
})

it("has the icon for what takes no SVG: three sizes in one file, and a phone's without clear corners", async () => {
  const ico = readFileSync(join(folder, "favicon.ico"))
  const sizes = [0, 1, 2].map(async (index) => {
    const entry = 6 + 16 * index
    const start = ico.readUInt32LE(entry + 12)
    const { format, width } = await sharp(ico.subarray(start, start + ico.readUInt32LE(entry + 8))).metadata()
    return [format, ico.readUInt8(entry), width]
  })
  expect([...ico.subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0])
  expect(await Promise.all(sizes)).toEqual([16, 32, 48].map((size) => ["png", size, size]))
  const phones = await sharp(join(folder, "apple-touch-icon.png")).metadata()
  expect(phones).toMatchObject({ width: 180, height: 180, hasAlpha: false })
  const document = readFileSync(join(folder, "index.html"), "utf8")
  for (const name of ["favicon.ico", "apple-touch-icon.png"]) expect(document).toContain(`href="/${name}"`)
})

it("names browsers the code of every page ahead", () => {
  const { codeOf } = readManifest(folder)
  const ofProgram = codeOf([]).length
  expect(pageFiles.filter((file) => codeOf([file]).length <= ofProgram)).toEqual([])
})
