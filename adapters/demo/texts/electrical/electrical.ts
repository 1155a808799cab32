import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const electrical: Trade = {
  name: "Electrical",
  hourly: [90, 160],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["lighting", "troubleshooting", "charger"]
}
