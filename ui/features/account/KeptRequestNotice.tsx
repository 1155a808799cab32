import { isReturningTo } from "#ui/features/quotes/quote-return.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { useNext } from "./use-next.ts"

/** Whether people came here to send a request; it is only in the browser's storage. */
export const useKeptRequest = () => {
  const { destination } = useNext()
  return useHydrated() && isReturningTo(destination)
}

/** Tells them that it is not lost. */
export const KeptRequestNotice = () => {
  if (!useKeptRequest()) return null
  return (
    <Notice tone="blue" role="status">
      Your request is kept. Sign in to send it.
    </Notice>
  )
}
