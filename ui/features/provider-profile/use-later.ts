import { type ComponentType, useCallback, useState } from "react"

import { firstView, useFirstStep } from "#ui/shared/components/use-first-step.ts"

/**
 * A part of the screen that is not needed at first sight. Its code comes after that; `load` fetches
 * it at once, and fails when it cannot be fetched.
 */
export const useLater = <Props>(fetchPart: () => Promise<ComponentType<Props>>) => {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> }>()
  const load = useCallback(async () => {
    const Part = await fetchPart()
    setPart((before) => before ?? { Part })
  }, [fetchPart])
  // Who needs it before it has come asks for it once more.
  const loadAhead = useCallback(() => void load().catch(() => undefined), [load])
  useFirstStep(loadAhead, firstView)
  return { Part: part?.Part, load }
}
