import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { briefPrice } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatInFull } from "#domain/shared/money.ts"
import { MessageAction } from "#ui/features/messages/MessageAction.tsx"
import { OfferOver } from "#ui/features/offers/OfferOver.tsx"
import type { QuoteMove } from "#ui/features/offers/quote-step-words.ts"
import { stepsOf } from "#ui/features/offers/QuoteStepButton.tsx"
import { SeeAgreement } from "#ui/features/offers/SeeAgreement.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"

export interface ChoiceProps {
  readonly quote: Quote
  readonly onStep: (quote: Quote, step: QuoteMove) => void
}

// Only the homeowner sees a comparison.
const role = "homeowner"

const NoOffer = ({ quote: { price, providerName, status } }: Pick<ChoiceProps, "quote">) =>
  price === null && (
    <Typography variant="body2">
      {status === "pending" ? `${providerName} has not sent an offer yet.` : "There was no offer."}
    </Typography>
  )

/** The steps that can be taken with one of the offers, or its state. */
export const Choice = ({ onStep, quote }: ChoiceProps) => {
  const steps = stepsOf(role, quote)
  return (
    <Stack useFlexGap spacing={1} sx={{ alignItems: "flex-start" }}>
      {quote.status !== "pending" && <StatusBadge status={quote.status} />}
      <NoOffer quote={quote} />
      <OfferOver role={role} quote={quote} />
      {steps.includes("accept") && quote.price !== null && (
        <Button variant="contained" onClick={() => onStep(quote, "accept")}>
          Accept {briefPrice(quote, formatInFull)}
        </Button>
      )}
      <SeeAgreement quote={quote} />
      <MessageAction role={role} providerId={quote.providerId} conversationId={quote.conversationId} />
      {steps.includes("reject") && (
        <Button size="small" variant="outlined" onClick={() => onStep(quote, "reject")}>
          Decline
        </Button>
      )}
    </Stack>
  )
}
