import { bathroomRemodeling } from "./bathroom-remodeling.ts"
import { carpentry } from "./carpentry.ts"
import { cleaning } from "./cleaning.ts"
import { construction } from "./construction.ts"
import { electrical } from "./electrical.ts"
import { flooring } from "./flooring.ts"
import { handyman } from "./handyman.ts"
import { hvac } from "./hvac.ts"
import { kitchenRemodeling } from "./kitchen-remodeling.ts"
import { landscaping } from "./landscaping.ts"
import { moving } from "./moving.ts"
import { painting } from "./painting.ts"
import { plumbing } from "./plumbing.ts"
import { poolServices } from "./pool-services.ts"
import { roofing } from "./roofing.ts"
import type { TradeWords } from "./trade-words.ts"

/** The vocabulary of the search, a file a trade. For the server alone: it is too large for a browser. */
export const vocabulary: ReadonlyArray<TradeWords> = [
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
  kitchenRemodeling,
  bathroomRemodeling,
  poolServices,
  moving
]
