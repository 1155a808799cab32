// Prints the last line of a run from vitest's JSON report, and fails unless tests ran and all of them passed.
import { readFileSync } from "node:fs"

const [, , path] = process.argv
const text = readFileSync(path, "utf8")
const {
  success = false,
  numPassedTests = 0,
  numFailedTests = 0,
  testResults = []
} = text === "" ? {} : JSON.parse(text)

// A file that breaks before its first test counts as one failure.
const broken = testResults.filter(
  ({ status, assertionResults }) =>
    status === "failed" && assertionResults.every((test) => test.status !== "failed")
)
const failed = numFailedTests + broken.length

if (numPassedTests + failed === 0)
  console.error("No test ran: see above what stopped the run before the tests.")
console.log(`${numPassedTests} passed, ${failed} failed`)
process.exitCode = success && numPassedTests > 0 && failed === 0 ? 0 : 1
