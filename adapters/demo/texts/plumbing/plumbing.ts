import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const plumbing: Trade = {
  name: "Plumbing",
  hourly: [95, 165],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["sink leak", "toilet", "shower valve"]
}
