import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const moving: Trade = {
  name: "Moving",
  hourly: [60, 120],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["apartment"]
}
