import { AcceptDialog } from "./asking/AcceptDialog.tsx"
import { CloseDialog } from "./asking/CloseDialog.tsx"
import { StepQuestion } from "./asking/StepQuestion.tsx"
import { type Asked, useQuoteStep } from "./asking/use-quote-step.ts"
import type { QuoteMove } from "./quote-step-words.ts"

interface Props extends Asked {
  readonly step: QuoteMove
  /** Called once the offer is accepted and the dialog closed. */
  readonly onAccepted?: () => void
}

const CompleteDialog = (who: Asked) => {
  const { onClose } = who
  const asked = useQuoteStep(who, "complete", { onTaken: onClose, onRefused: onClose })
  return <StepQuestion asked={asked} onConfirm={() => asked.take()} onClose={onClose} />
}

/** Asks before a quote changes its state, because that cannot be undone. */
export const QuoteStepDialog = ({ onAccepted, step, ...who }: Props) => {
  if (step === "complete") return <CompleteDialog {...who} />
  if (step === "accept") return <AcceptDialog {...who} onAccepted={onAccepted} />
  return <CloseDialog {...who} step={step} />
}
