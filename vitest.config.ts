import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config"

const tests = (...folders: ReadonlyArray<string>) =>
  folders.map((folder) => `tests/${folder}/**/*.test.{ts,tsx}`)

/** One layer of tests. Layers run one after another, the fast ones first. */
const layer = (
  groupOrder: number,
  name: string,
  test: TestProjectInlineConfiguration["test"]
): TestProjectInlineConfiguration => ({
  test: {
    name,
    sequence: { groupOrder },
    // Starting a shared server happens inside the first hook that asks for it.
    hookTimeout: 120_000,
    testTimeout: 20_000,
    ...test
  }
})

export default defineConfig({
  test: {
    globalSetup: "tests/support/postgres-setup.ts",
    projects: [
      layer(0, "domain", {
        include: [...tests("domain", "use-cases", "system"), "tests/architecture.test.ts"]
      }),
      layer(1, "contracts", { include: tests("contracts") }),
      layer(2, "http", { include: tests("http") }),
      layer(3, "ui", { include: tests("ui"), environment: "happy-dom" }),
      layer(4, "browser", {
        include: tests("browser"),
        globalSetup: "tests/support/browser-setup.ts",
        testTimeout: 60_000
      })
    ]
  }
})
