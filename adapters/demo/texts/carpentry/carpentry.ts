import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const carpentry: Trade = {
  name: "Carpentry",
  hourly: [60, 115],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["trim", "doors", "built-ins"]
}
