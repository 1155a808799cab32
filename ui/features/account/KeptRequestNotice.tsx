import { isReturningTo } from "#ui/features/quotes/quote-return.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { useNext } from "./use-next.ts"

/** Whether a request leads people here. It lies in the browser alone. */
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
