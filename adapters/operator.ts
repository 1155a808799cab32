import { runOperator } from "./operators.ts"
import { printFailure } from "./startup-failure.ts"

try {
  const lines = await runOperator(process.env, process.argv.slice(2))
  console.log(lines.join("\n"))
} catch (error) {
  printFailure(error)
  process.exitCode = 1
}
