import { AcceptedVersion, AcceptTerms } from "./AcceptTerms.tsx"
import { DeclineOthers } from "./DeclineOthers.tsx"
import { StepQuestion } from "./StepQuestion.tsx"
import { useDeclineOthers } from "./use-decline-others.ts"
import { useOthers } from "./use-others.ts"
import { type Asked, useQuoteStep } from "./use-quote-step.ts"

interface Props extends Asked {
  /** Called once the offer is accepted and the dialog closed. */
  readonly onAccepted?: (() => void) | undefined
}

/** Asks before an offer is accepted. If the terms change, it asks again. */
export const AcceptDialog = ({ onAccepted, ...who }: Props) => {
  const { onClose, quote } = who
  const others = useOthers(quote)
  const rest = useDeclineOthers(others ?? [])
  const onTaken = () => {
    onClose()
    onAccepted?.()
  }
  const asked = useQuoteStep(who, "accept", { further: rest.decline, onTaken, onRefused: onClose })
  const { depositNote, offer, providerName } = asked.terms
  const isOvertaken = asked.isOutdated && !asked.isPending
  const overtaken = {
    confirm: "Show the new offer",
    fault: `${providerName} has changed its offer. Nothing is accepted yet.`,
    onConfirm: asked.showNewest
  }
  return (
    <StepQuestion
      asked={asked}
      isWaiting={rest.isPending || others === undefined}
      onClose={onClose}
      onConfirm={() => asked.take()}
      {...(isOvertaken && overtaken)}
      below={
        <>
          {offer && <AcceptedVersion offer={offer} />}
          {others && others.length > 0 && (
            <DeclineOthers others={others} checked={rest.isWanted} onChange={rest.toggle} />
          )}
        </>
      }
    >
      {offer && <AcceptTerms offer={offer} depositNote={depositNote} />}
    </StepQuestion>
  )
}
