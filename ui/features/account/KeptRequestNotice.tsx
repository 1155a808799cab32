import { isReturningTo } from "#ui/features/quotes/quote-return.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { useNext } from "./use-next.ts"

/** Tells visitors who came here to send a request that it is not lost. The request is only in the browser's storage. */
export const KeptRequestNotice = () => {
  const { destination } = useNext()
  if (!useHydrated() || !isReturningTo(destination)) return null
  return (
    <Notice tone="blue" role="status">
      Your request is kept. Sign in to send it.
    </Notice>
  )
}
