import type { Trade } from "../trade.ts"
import { businesses } from "./businesses.ts"
import { jobs } from "./jobs.ts"
import { voices } from "./voices.ts"

export const roofing: Trade = {
  name: "Roofing",
  hourly: [70, 130],
  businesses,
  jobs,
  voices,
  sideline: ["leak", "gutters"]
}
