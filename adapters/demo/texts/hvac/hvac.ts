import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const hvac: Trade = {
  name: "HVAC",
  hourly: [95, 170],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["tune-up", "cooling", "furnace"]
}
