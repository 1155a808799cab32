import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const landscaping: Trade = {
  name: "Landscaping",
  hourly: [45, 95],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["garden", "patio"]
}
