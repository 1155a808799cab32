import ReplyIcon from "@mui/icons-material/Reply"
import Button from "@mui/material/Button"
import { Suspense, useEffect, useRef, useState } from "react"

import type { Review } from "#domain/review/review.ts"
import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { emptyReply, replyDraft } from "./reply-draft.ts"

const load = async () => (await import("./ReplyForm.tsx")).ReplyForm
const ReplyForm = lazySection(load)
// A failure shows when the form is opened.
const preload = fetchAhead(load)

interface Props {
  readonly review: Review
  readonly onReplied: () => void
}

// When the form is closed, the focus goes back to the button that opened it.
const useFocusOnReturn = (isOpen: boolean) => {
  const button = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return button
}

/** The button that opens the reply's form under a review, or opens it again where a draft is waiting. */
export const ReplyAction = ({ onReplied, review }: Props) => {
  const { user } = useSession()
  const [isOpen, setOpen] = useState(false)
  const button = useFocusOnReturn(isOpen)
  if (!user) return null
  if (isOpen) {
    return (
      <Suspense>
        <ReplyForm review={review} ownerId={user.id} onReplied={onReplied} onCancel={() => setOpen(false)} />
      </Suspense>
    )
  }
  const { firstName, lastName } = review.homeowner
  const isBegun = replyDraft(review.id, user.id).restore(emptyReply) !== undefined
  return (
    <Button
      ref={button}
      size="small"
      variant="outlined"
      startIcon={<ReplyIcon />}
      aria-label={`${isBegun ? "Continue your reply" : "Reply"} to ${firstName} ${lastName}`}
      onPointerEnter={preload}
      onFocus={preload}
      onClick={() => setOpen(true)}
      sx={{ alignSelf: "flex-start", ml: { sm: 6.5 } }}
    >
      {isBegun ? "Continue your reply" : "Reply"}
    </Button>
  )
}
