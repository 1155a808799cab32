import { isReturningTo } from "#ui/features/quotes/quote-return.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { useNext } from "./use-next.ts"

/** Tells people whose request leads them here that it is not lost. It lies in the browser alone. */
export const KeptRequestNotice = () => {
  const { destination } = useNext()
  if (!useHydrated() || !isReturningTo(destination)) return null
  return (
    <Notice tone="blue" role="status">
      Your request is kept. Sign in to send it.
    </Notice>
  )
}
