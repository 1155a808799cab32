import { readFileSync } from "node:fs"

import { expect, it } from "vitest"

import { importsOf } from "./support/source/imports.ts"

const page = readFileSync("docs/architecture.md", "utf8")
const [, walk = ""] = /^## A quote request, .*?\n(.*?)\n## /ms.exec(page) ?? []
const steps = walk.split("\n").filter((line) => /^\d+\. /.test(line))
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:src|ui|adapters)\/[\w./-]+\.tsx?)`/g)].map(([, path = ""]) => path)

/** The imports of each file from the others; reading them fails for a file that does not exist. */
const linksBetween = (files: ReadonlyArray<string>) =>
  files.flatMap((path) =>
    importsOf({ path, text: readFileSync(path, "utf8") })
      .filter((name) => files.includes(name))
      .map((name) => [path, name] as const)
  )

const reachedFrom = (start: string, links: ReadonlyArray<readonly [string, string]>) => {
  const reached = new Set([start])
  for (const path of reached) {
    for (const [from, to] of links) {
      if (from === path) reached.add(to)
      if (to === path) reached.add(from)
    }
  }
  return reached
}

it("follows a quote request through files that import one another, from the press to the other's screen", () => {
  const files = filesIn(walk)
  expect(steps.length).toBeGreaterThan(5)
  expect(steps.filter((step) => filesIn(step).length === 0)).toEqual([])
  expect(files).toEqual([...new Set(files)])
  const reached = reachedFrom(files[0] ?? "", linksBetween(files))
  expect(files.filter((path) => !reached.has(path))).toEqual([])
})
