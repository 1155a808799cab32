import { useState } from "react"

import { LeaveQuestion } from "#ui/shared/forms/leaving/LeaveQuestion.tsx"

import { useWhy } from "../closing/use-why.ts"
import { WhyClosed } from "../closing/WhyClosed.tsx"
import { StepQuestion } from "./StepQuestion.tsx"
import { type Asked, useQuoteStep } from "./use-quote-step.ts"

interface Props extends Asked {
  readonly step: "cancel" | "reject"
}

/** Asks for confirmation and a reason before a quote is declined or cancelled. */
export const CloseDialog = ({ step, ...who }: Props) => {
  const { onClose, quote, role } = who
  const said = useWhy(quote.id)
  const [isLeaving, setIsLeaving] = useState(false)
  const hasNote = said.why.note.trim() !== ""
  const asked = useQuoteStep(who, step, {
    onTaken: onClose,
    // After a refusal the dialog stays if a note was written, so that it can be copied into a message.
    onRefused: hasNote ? undefined : onClose
  })
  const { homeownerName, providerName } = asked.terms
  const goBack = () => {
    said.discard()
    onClose()
  }
  return (
    <StepQuestion
      asked={asked}
      onConfirm={() => asked.take(said.why)}
      onClose={() => (hasNote && !asked.isPending ? setIsLeaving(true) : goBack())}
      fields={
        <WhyClosed role={role} reader={role === "homeowner" ? providerName : homeownerName} said={said} />
      }
    >
      <LeaveQuestion open={isLeaving} onLeave={goBack} onStay={() => setIsLeaving(false)} />
    </StepQuestion>
  )
}
