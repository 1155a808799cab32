import axe, { type AxeResults, type RunOptions } from "axe-core"
import type { Page } from "playwright-core"

import { repainted } from "./settled.ts"

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

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

/**
 * What the page as it stands has against WCAG 2.0 to 2.2, A and AA: every rule on a desktop and a phone, and in the
 * dark the one rule that colours can break.
 */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  await page.evaluate(axe.source)
  const found: Array<string> = []
  for (const [name, size] of Object.entries(sizes)) {
    await page.setViewportSize(size)
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme })
      await repainted(page)
      const violations = await violationsIn(page, colorScheme === "light" ? everyRule : contrastOnly)
      found.push(...violations.map((violation) => `on a ${name}, ${colorScheme}: ${violation}`))
    }
  }
  return found
}
