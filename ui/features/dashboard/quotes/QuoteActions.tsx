import Button, { type ButtonProps } from "@mui/material/Button"

import type { Role } from "#domain/account/role.ts"
import { quoteStepsOpenTo, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"
import { MessageAction } from "../messages/MessageAction.tsx"
import { quoteMoveLabels } from "./quote-step-words.ts"

interface Looks extends Pick<ButtonProps, "variant" | "color"> {
  /** Forward first, then ways out. */
  readonly rank: number
}

const looks: Record<QuoteStep, Looks> = {
  accept: { rank: 0, variant: "contained" },
  offer: { rank: 0, variant: "contained" },
  complete: { rank: 0, variant: "contained" },
  reject: { rank: 1, variant: "outlined" },
  cancel: { rank: 2, variant: "text", color: "error" }
}

interface Props {
  readonly role: Role
  readonly quote: Quote
  /** Steps that stand elsewhere on the same card. */
  readonly without?: ReadonlyArray<QuoteStep>
}

const StepButton = ({ quote, step }: { readonly quote: Quote; readonly step: QuoteStep }) => {
  const openDialog = useOpenDialog()
  const { rank: _, ...button } = looks[step]
  if (step === "offer") {
    return (
      <Button size="small" {...button} onClick={() => openDialog({ kind: "offer", quote })}>
        {quote.price === null ? "Send offer" : "Revise offer"}
      </Button>
    )
  }
  return (
    <Button size="small" {...button} onClick={() => openDialog({ kind: "quote-step", quote, step })}>
      {quoteMoveLabels[step]}
    </Button>
  )
}

const ReviewButton = ({ quote }: { readonly quote: Quote }) => {
  const openDialog = useOpenDialog()
  return (
    <Button size="small" variant="contained" onClick={() => openDialog({ kind: "review", quote })}>
      Leave a review
    </Button>
  )
}

/** What this person may do with the quote now, as its life cycle says. */
export const QuoteActions = ({ quote, role, without }: Props) => (
  <>
    {quoteStepsOpenTo(role, quote)
      .filter((step) => without?.includes(step) !== true)
      .toSorted((one, other) => looks[one].rank - looks[other].rank)
      .map((step) => (
        <StepButton key={step} quote={quote} step={step} />
      ))}
    {quote.canReview && <ReviewButton quote={quote} />}
    <MessageAction role={role} providerId={quote.providerId} />
  </>
)
