import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const kitchen: Trade = {
  name: "Kitchen Remodeling",
  hourly: [80, 150],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["cabinets", "backsplash", "counters"]
}
