import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const painting: Trade = {
  name: "Painting",
  hourly: [45, 85],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["interior", "door"]
}
