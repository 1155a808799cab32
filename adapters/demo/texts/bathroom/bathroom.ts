import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const bathroom: Trade = {
  name: "Bathroom Remodeling",
  hourly: [75, 145],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["fixtures", "vanity", "tile", "shower"]
}
