import type { ComponentType } from "react"

import { lazyPart } from "#ui/shared/routing/lazy-part.tsx"

export interface LazyScreen {
  readonly Screen: ComponentType
  /** Fetches the screen's code once; afterwards the screen renders without a pause. */
  readonly preload: () => Promise<void>
}

/** A screen in a chunk of its own. */
export const lazyScreen = (load: () => Promise<ComponentType>): LazyScreen => {
  const { Part: Screen, preload } = lazyPart(load)
  return { Screen, preload }
}
