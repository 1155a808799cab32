import { PickedPhotos } from "./PickedPhotos.tsx"
import { makePicks } from "./picks.ts"

/** What a field needs as soon as it has photos. */
export const beginPicking = (options: Parameters<typeof makePicks>[0]) => ({
  picks: makePicks(options),
  PickedPhotos
})

export type Picking = ReturnType<typeof beginPicking>
