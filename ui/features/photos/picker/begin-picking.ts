import { LeaveGuard } from "#ui/shared/forms/leaving/LeaveGuard.tsx"

import { PickedPhotos } from "./PickedPhotos.tsx"
import { makePicks } from "./picks.ts"
import { isLate, type Tile } from "./tile.ts"

/** What a field needs as soon as it has photos. */
export const beginPicking = (options: Parameters<typeof makePicks>[0]) => ({
  picks: makePicks(options),
  PickedPhotos,
  LeaveGuard,
  hasLate: (tiles: ReadonlyArray<Tile>) => tiles.some(isLate)
})

export type Picking = ReturnType<typeof beginPicking>
