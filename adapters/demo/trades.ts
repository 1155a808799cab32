import { bathroom } from "./texts/bathroom/bathroom.ts"
import { carpentry } from "./texts/carpentry/carpentry.ts"
import { cleaning } from "./texts/cleaning/cleaning.ts"
import { construction } from "./texts/construction/construction.ts"
import { electrical } from "./texts/electrical/electrical.ts"
import { flooring } from "./texts/flooring/flooring.ts"
import { handyman } from "./texts/handyman/handyman.ts"
import { hvac } from "./texts/hvac/hvac.ts"
import { kitchen } from "./texts/kitchen/kitchen.ts"
import { landscaping } from "./texts/landscaping/landscaping.ts"
import { moving } from "./texts/moving/moving.ts"
import { painting } from "./texts/painting/painting.ts"
import { plumbing } from "./texts/plumbing/plumbing.ts"
import { pools } from "./texts/pools/pools.ts"
import { roofing } from "./texts/roofing/roofing.ts"
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
