import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"

import { LongestFirst } from "./tests/support/longest-first.ts"

// Screens write days and times of the machine's zone.
process.env["TZ"] = "UTC"

/** The layers of tests and their folders, in the order in which they run: the fast ones first. */
export const layers = {
  domain: ["domain", "search", "use-cases", "system", "demo"],
  contracts: ["contracts"],
  http: ["http"],
  ui: ["ui"],
  browser: ["browser"]
} as const

const testsIn = (name: keyof typeof layers) =>
  layers[name].map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

const layer = (
  name: keyof typeof layers,
  test: TestProjectInlineConfiguration["test"] = {}
): TestProjectInlineConfiguration => ({
  test: {
    name,
    include: testsIn(name),
    sequence: { groupOrder: Object.keys(layers).indexOf(name) },
    // Files leave nothing behind in the modules that they import: read once for all of a layer, not for each.
    isolate: false,
    // Starting a shared server happens inside the first hook that asks for it.
    hookTimeout: 120_000,
    testTimeout: 20_000,
    // A second, the default, says more of the machine than of the product.
    expect: { poll: { timeout: 8_000 } },
    ...test
  }
})

export default defineConfig({
  test: {
    // Vitest would leave a core idle.
    maxWorkers: "100%",
    sequence: { sequencer: LongestFirst },
    globalSetup: ["tests/support/postgres/setup.ts", "tests/support/app/setup.ts"],
    projects: [
      layer("domain", { include: [...testsIn("domain"), "tests/*.test.ts"] }),
      layer("contracts"),
      layer("http"),
      layer("ui", { environment: "happy-dom", setupFiles: "tests/support/ui/setup.ts" }),
      layer("browser", { globalSetup: "tests/support/browser/setup.ts", testTimeout: 60_000 })
    ]
  }
})
