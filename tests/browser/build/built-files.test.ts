import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"

import { QueryClient } from "@tanstack/react-query"
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

it("names browsers the code of every page ahead", () => {
  const { codeOf } = readManifest(folder)
  const ofProgram = codeOf([]).length
  expect(pageFiles.filter((file) => codeOf([file]).length <= ofProgram)).toEqual([])
})
