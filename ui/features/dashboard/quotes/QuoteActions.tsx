import Button from "@mui/material/Button"

import type { Role } from "#domain/account/role.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { MessageAction } from "#ui/features/messages/MessageAction.tsx"
import { QuoteStepButton, stepsOf } from "#ui/features/offers/QuoteStepButton.tsx"
import { SeeAgreement } from "#ui/features/offers/SeeAgreement.tsx"
import { ProblemButton } from "#ui/features/reports/ProblemButton.tsx"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"

interface Props {
  readonly role: Role
  readonly quote: Quote
  /** Steps that have their buttons elsewhere on the same card. */
  readonly without?: ReadonlyArray<QuoteStep>
}

interface StepProps extends Pick<Props, "quote" | "role"> {
  readonly step: QuoteStep
}

const StepButton = ({ quote, role, step }: StepProps) => {
  const openDialog = useOpenDialog()
  return (
    <QuoteStepButton
      role={role}
      quote={quote}
      step={step}
      onPress={(asked) => openDialog({ kind: "quote-step", quote, step: asked })}
    />
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

const Problem = ({ quote }: { readonly quote: Quote }) => {
  const openDialog = useOpenDialog()
  return <ProblemButton quote={quote} onPress={() => openDialog({ kind: "problem", quote })} />
}

/** What this person may do with the quote now, as its life cycle says. */
export const QuoteActions = ({ quote, role, without }: Props) => (
  <>
    {stepsOf(role, quote)
      .filter((step) => without?.includes(step) !== true)
      .map((step) => (
        <StepButton key={step} role={role} quote={quote} step={step} />
      ))}
    {quote.canReview && <ReviewButton quote={quote} />}
    <SeeAgreement quote={quote} />
    <MessageAction role={role} providerId={quote.providerId} conversationId={quote.conversationId} />
    <Problem quote={quote} />
  </>
)
