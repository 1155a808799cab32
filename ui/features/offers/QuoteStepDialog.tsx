import Box from "@mui/material/Box"
import { useState } from "react"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { useMoveQuote } from "#ui/features/quotes/use-quotes.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { LeaveQuestion } from "#ui/shared/forms/leaving/LeaveQuestion.tsx"

import { AcceptTerms } from "./AcceptTerms.tsx"
import { useWhy } from "./closing/use-why.ts"
import { WhyClosed } from "./closing/WhyClosed.tsx"
import { DeclineOthers } from "./DeclineOthers.tsx"
import { type QuoteMove, quoteStepWords } from "./quote-step-words.ts"
import { useDeclineOthers } from "./use-decline-others.ts"
import { useStep } from "./use-step.ts"
import { useTerms } from "./use-terms.ts"

interface Props {
  readonly quote: Quote
  readonly step: QuoteMove
  readonly role: Role
  /** Requests for the same need, which may be declined with this one's acceptance. */
  readonly others?: ReadonlyArray<Quote> | undefined
  /** The offer is accepted, and the dialog closed. */
  readonly onAccepted?: () => void
  readonly onClose: () => void
}

const nobody: ReadonlyArray<Quote> = []

/** Asks before a quote changes its state, for that cannot be undone. Other terms are another question. */
export const QuoteStepDialog = ({ onAccepted, onClose, others = nobody, quote, role, step }: Props) => {
  const mutation = useMoveQuote(quote.id)
  const isAccepting = step === "accept"
  const isClosing = step === "reject" || step === "cancel"
  const said = useWhy(quote.id)
  const [isLeaving, setIsLeaving] = useState(false)
  const rest = useDeclineOthers(others)
  const { isJustShown, isOutdated, showNewest, terms } = useTerms(quote)
  const { depositNote, homeownerName, offer, providerName } = terms
  const words = quoteStepWords[step](terms, role)
  const close = () => {
    onClose()
    onAccepted?.()
  }
  const goBack = () => {
    if (isClosing) said.discard()
    onClose()
  }
  const hasNote = isClosing && said.why.note.trim() !== ""
  const leave = (isTaken: boolean) => {
    if (isTaken) said.drop()
    if (isTaken) return isAccepting ? close : onClose
    // What was written stays to be read, for a message.
    return showNewest() || hasNote ? undefined : onClose
  }
  const { start: take } = useStep(mutation, words, leave, rest.decline)
  const isUnsaved = hasNote && !mutation.isPending
  const isOvertaken = isAccepting && isOutdated && !mutation.isPending
  return (
    <ConfirmDialog
      open
      title={words.title}
      confirmLabel={isOvertaken ? "Show the new offer" : words.confirm}
      destructive={words.destructive ?? false}
      pending={mutation.isPending || rest.isPending || isJustShown}
      onConfirm={() =>
        isOvertaken
          ? void showNewest()
          : void take({ step, offerVersion: offer?.version ?? null, ...(isClosing && said.why) })
      }
      onClose={() => (isUnsaved ? setIsLeaving(true) : goBack())}
    >
      {mutation.error && (
        <Box sx={{ mb: 2 }}>
          <ErrorAlert>{wordsFor(mutation.error, "Please try again.")}</ErrorAlert>
        </Box>
      )}
      {isOvertaken && (
        <Box sx={{ mb: 2 }}>
          <ErrorAlert>{providerName} has changed its offer. Nothing is accepted yet.</ErrorAlert>
        </Box>
      )}
      {words.text}
      {isClosing && (
        <WhyClosed role={role} reader={role === "homeowner" ? providerName : homeownerName} said={said} />
      )}
      {isAccepting && offer && <AcceptTerms offer={offer} depositNote={depositNote} />}
      {isAccepting && others.length > 0 && (
        <DeclineOthers others={others} checked={rest.isWanted} onChange={rest.toggle} />
      )}
      <LeaveQuestion open={isLeaving} onLeave={goBack} onStay={() => setIsLeaving(false)} />
    </ConfirmDialog>
  )
}
