import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useEffect, useRef } from "react"

import type { Review } from "#domain/review/review.ts"
import { formatCalendarDay, lastToday } from "#domain/shared/calendar.ts"
import { ReportButton } from "#ui/features/reports/ReportButton.tsx"

import { RemovedLine } from "./RemovedItem.tsx"

interface Props {
  readonly businessName: string
  /** Whether the viewer has written it. */
  readonly isOwn: boolean
  readonly review: Pick<Review, "id" | "reply" | "replyRemoved">
  /** Whether it has just been written: then it takes the focus that its form had. */
  readonly isNew: boolean
}

/** The provider's reply, set off from the customer's own words, or why it was taken down. */
export const ReviewReply = ({ businessName, isNew, isOwn, review: { id, reply, replyRemoved } }: Props) => {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isNew) place.current?.focus()
  }, [isNew])
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{ ml: { sm: 6.5 }, p: 2, borderRadius: 3.5, bgcolor: "surface.sunken" }}
    >
      <Typography variant="subtitle2" component="p">
        Reply from {businessName}
      </Typography>
      {replyRemoved && <RemovedLine removed={replyRemoved} />}
      {reply && (
        <>
          <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
            <time dateTime={reply.createdAt}>{formatCalendarDay(lastToday(reply.createdAt))}</time>
          </Typography>
          <Typography variant="body2" sx={{ mt: 1, whiteSpace: "pre-line", maxWidth: "68ch" }}>
            {reply.content}
          </Typography>
          {!isOwn && (
            <ReportButton about="reply" aboutId={id} name={`Reply from ${businessName}`}>
              Report
            </ReportButton>
          )}
        </>
      )}
    </Box>
  )
}
