import { readFileSync } from "node:fs"
import { createRequire } from "node:module"

import type axe from "axe-core"
import type { AxeResults, RunOptions } from "axe-core"
import type { Page } from "playwright-core"

import { repainted } from "./settled.ts"

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

// Minified: half as long as `axe.source`, and evaluated in every page.
const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]

const everyRule: RunOptions = { runOnly: levels, resultTypes: ["violations"] }
const contrastOnly: RunOptions = {
  runOnly: { type: "rule", values: ["color-contrast"] },
  resultTypes: ["violations"]
}

const describeViolations = ({ violations }: AxeResults): ReadonlyArray<string> =>
  violations.flatMap(({ id, nodes }) =>
    nodes.map(({ failureSummary = "", html, target }) => {
      const [, reason = ""] = failureSummary.split("\n")
      return `${id} at ${target.join(" ")}: ${reason.trim()} ${html.slice(0, 120)}`
    })
  )

const violationsIn = async (page: Page, options: RunOptions) =>
  describeViolations(await page.evaluate((given) => window.axe.run(document, given), options))

const sizes = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } }

// In an order in which each look differs from the previous one in one setting only.
const looks = [
  { screen: "desktop", colorScheme: "light" },
  { screen: "desktop", colorScheme: "dark" },
  { screen: "phone", colorScheme: "dark" },
  { screen: "phone", colorScheme: "light" }
] as const

/**
 * The current page's violations of WCAG 2.0 to 2.2, A and AA, on a desktop and a phone: of every rule in light mode, of
 * the one rule that depends on colours in dark mode.
 */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(source)
  const found: Array<string> = []
  for (const { colorScheme, screen } of looks) {
    await page.setViewportSize(sizes[screen])
    await page.emulateMedia({ colorScheme })
    await repainted(page)
    const violations = await violationsIn(page, colorScheme === "light" ? everyRule : contrastOnly)
    found.push(...violations.map((violation) => `on a ${screen}, ${colorScheme}: ${violation}`))
  }
  return found
}
