import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const cleaning: Trade = {
  name: "Cleaning",
  hourly: [35, 65],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["move-out", "deep"]
}
