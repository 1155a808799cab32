import Button from "@mui/material/Button"
import { useState } from "react"

import { canHaveProblem } from "#domain/case/problem-time.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"

interface Props {
  readonly quote: Quote
  readonly onPress: () => void
}

/** Opens the dialog for a problem with a job; shown only for a job that was agreed on, and not long ago. */
export const ProblemButton = ({ onPress, quote }: Props) => {
  const [now] = useState(serverNow)
  if (!canHaveProblem(quote, now)) return null
  return (
    <Button size="small" color="inherit" onClick={onPress} sx={{ color: "text.secondary", fontWeight: 450 }}>
      Problem with this job
    </Button>
  )
}
