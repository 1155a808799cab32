import { runOut as runOutOf } from "#use-cases/run-out/run-out.ts"

import { repeatedly } from "./repeatedly.ts"

/** Reminds of work that nobody answers and ends what has waited too long, at the start and every hour. */
export const runOut = repeatedly({
  name: "run-out",
  every: "1 hour",
  fault: "Nobody was reminded of work that waits",
  work: runOutOf
})
