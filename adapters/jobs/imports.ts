import { applyImports } from "#use-cases/import/apply-imports.ts"

import { repeatedly } from "./repeatedly.ts"

/** Goes on with the imports that operators have had applied, at the start and every few seconds. */
export const imports = repeatedly({
  name: "imports",
  every: "3 seconds",
  fault: "An import was not applied",
  work: () => applyImports()
})
