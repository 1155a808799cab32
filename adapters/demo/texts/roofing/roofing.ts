import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const roofing: Trade = {
  name: "Roofing",
  hourly: [70, 130],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["leak", "gutters"]
}
