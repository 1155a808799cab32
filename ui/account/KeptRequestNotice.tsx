import { useHydrated } from "../hydration/use-hydrated.ts"
import { isReturningTo } from "../quotes/quote-draft.ts"
import { Notice } from "../shared/Notice.tsx"
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
