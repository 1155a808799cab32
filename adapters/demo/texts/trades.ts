import { bathroom } from "./bathroom/bathroom.ts"
import { carpentry } from "./carpentry/carpentry.ts"
import { cleaning } from "./cleaning/cleaning.ts"
import { construction } from "./construction/construction.ts"
import { electrical } from "./electrical/electrical.ts"
import { flooring } from "./flooring/flooring.ts"
import { handyman } from "./handyman/handyman.ts"
import { hvac } from "./hvac/hvac.ts"
import { kitchen } from "./kitchen/kitchen.ts"
import { landscaping } from "./landscaping/landscaping.ts"
import { moving } from "./moving/moving.ts"
import { painting } from "./painting/painting.ts"
import { plumbing } from "./plumbing/plumbing.ts"
import { pools } from "./pools/pools.ts"
import { roofing } from "./roofing/roofing.ts"
import type { Trade, TradeName } from "./trade.ts"

/** Every trade, in the catalogue's order. */
export const trades: ReadonlyArray<Trade> = [
  plumbing,
  electrical,
  cleaning,
  roofing,
  painting,
  landscaping,
  hvac,
  handyman,
  carpentry,
  flooring,
  construction,
  kitchen,
  bathroom,
  pools,
  moving
]

const byName = new Map(trades.map((trade) => [trade.name, trade]))

export const tradeNamed = (name: TradeName): Trade => {
  const trade = byName.get(name)
  if (trade === undefined) throw new Error(`No texts for ${name}`)
  return trade
}
