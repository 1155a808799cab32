import { Suspense, useState } from "react"

import type { Review } from "#domain/review/review.ts"
import { lazyOrNothing } from "#ui/shared/hydration/lazy-or-nothing.ts"
import { useHydrated } from "#ui/shared/hydration/use-hydrated.ts"

import { ReviewReply } from "./ReviewReply.tsx"

// Only the business itself can reply; for others the form is not loaded.
const ReplyAction = lazyOrNothing(() => import("./ReplyAction.tsx").then((part) => part.ReplyAction))

interface Props {
  readonly review: Review
  readonly businessName: string
  /** Whether the business is the reader's own. */
  readonly isOwn: boolean
}

/** The provider's reply; if there is none, the provider sees a button to write it. */
export const ReplySlot = ({ businessName, isOwn, review }: Props) => {
  const [isNew, setIsNew] = useState(false)
  const isHydrated = useHydrated()
  if (review.reply || review.replyRemoved)
    return <ReviewReply businessName={businessName} review={review} isNew={isNew} isOwn={isOwn} />
  // A draft lies in the browser alone.
  if (!isOwn || !isHydrated) return null
  return (
    <Suspense>
      <ReplyAction review={review} onReplied={() => setIsNew(true)} />
    </Suspense>
  )
}
