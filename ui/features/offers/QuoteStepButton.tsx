import Button, { type ButtonProps } from "@mui/material/Button"

import type { Role } from "#domain/account/role.ts"
import { quoteStepsOpenTo, type QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { isOfferOver } from "./offer-over.ts"
import { offerPath } from "./offer-path.ts"
import { isOwnBid } from "./own-bid.ts"
import type { QuoteMove } from "./quote-step-words.ts"

// Apart from the dialogs' texts, which load when a dialog is opened.
const quoteMoveLabels: Record<QuoteMove, string> = {
  accept: "Accept offer",
  reject: "Decline",
  cancel: "Cancel quote",
  complete: "Mark complete"
}

interface Looks extends Pick<ButtonProps, "variant" | "color"> {
  /** Orders the buttons: steps forward first, then ways out. */
  readonly rank: number
}

const looks: Record<QuoteStep, Looks> = {
  accept: { rank: 0, variant: "contained" },
  offer: { rank: 0 },
  // It cannot be undone, and comes days after the acceptance.
  complete: { rank: 0, variant: "outlined" },
  reject: { rank: 1, variant: "outlined" },
  cancel: { rank: 2, variant: "text", color: "error" }
}

/** The steps that this person may take with the quote now, as its life cycle says, in the order of their buttons. */
export const stepsOf = (role: Role, quote: Quote): ReadonlyArray<QuoteStep> =>
  quoteStepsOpenTo(role, quote)
    .filter((step) => step !== "accept" || !isOfferOver(quote))
    .toSorted((one, other) => looks[one].rank - looks[other].rank)

interface Props {
  readonly role: Role
  readonly quote: Quote
  readonly step: QuoteStep
  readonly onPress: (step: QuoteMove) => void
  /** The page to which writing an offer leads back; by default the quote's entry. */
  readonly next?: string | undefined
}

/** The button for a step of a quote: opens a question, or for an offer its page. */
export const QuoteStepButton = ({ next, onPress, quote, role, step }: Props) => {
  const { rank: _, ...look } = looks[step]
  if (step === "offer") {
    return (
      <LinkButton
        size="small"
        // What is offered already may be revised, and has to be once it is over.
        variant={quote.price === null || isOfferOver(quote) ? "contained" : "outlined"}
        href={offerPath(quote.id, next)}
      >
        {quote.price === null ? "Send offer" : "Revise offer"}
      </LinkButton>
    )
  }
  return (
    <Button size="small" {...look} onClick={() => onPress(step)}>
      {step === "reject" && isOwnBid(role, quote) ? "Withdraw offer" : quoteMoveLabels[step]}
    </Button>
  )
}
