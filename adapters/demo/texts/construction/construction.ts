import type { Trade } from "#adapters/demo/trade.ts"

import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { replies } from "./replies.ts"
import { voices } from "./voices.ts"

export const construction: Trade = {
  name: "Construction",
  hourly: [85, 165],
  businesses,
  jobs,
  voices,
  replies,
  sideline: ["addition", "renovation"]
}
