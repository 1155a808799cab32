import { type ComponentType, useCallback, useState } from "react"

import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"

/**
 * A part of the screen that the first view does without. Its code loads after that; `load` loads it at once, and fails
 * if it cannot be loaded.
 */
export const useLater = <Props>(fetchPart: () => Promise<ComponentType<Props>>) => {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>()
  const load = useCallback(async () => {
    const Part = await fetchPart()
    setPart((before) => before ?? { Part })
  }, [fetchPart])
  // A failure is ignored here: whoever needs the part before it has loaded calls `load` again.
  const loadAhead = useCallback(() => void load().catch(() => undefined), [load])
  useFirstStep(loadAhead, firstView)
  return { Part: part?.Part, load }
}
