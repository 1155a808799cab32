import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const pools: Trade = {
  name: "Pool Services",
  hourly: [65, 125],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["equipment", "leak"]
}
