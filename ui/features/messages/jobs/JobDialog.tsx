import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { QuoteMove } from "#ui/features/offers/quote-step-words.ts"
import { QuoteStepDialog } from "#ui/features/offers/QuoteStepDialog.tsx"
import { ReviewDialog } from "#ui/features/reviews/ReviewDialog.tsx"

/** A step or review whose dialog is open, with the quote as it was when it was opened. */
export interface JobStep {
  readonly quote: Quote
  readonly step: QuoteMove | "review"
}

interface Props extends JobStep {
  readonly role: Role
  readonly onClose: () => void
}

/** The dialog of a step: the same as on the dashboard. */
export const JobDialog = ({ onClose, quote, role, step }: Props) => {
  if (step === "review") return <ReviewDialog quote={quote} onClose={onClose} />
  return <QuoteStepDialog quote={quote} step={step} role={role} onClose={onClose} />
}
