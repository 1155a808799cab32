import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LaterClosed } from "#ui/features/offers/LaterClosed.tsx"
import { OfferOver } from "#ui/features/offers/OfferOver.tsx"
import { WholeOffer } from "#ui/features/offers/WholeOffer.tsx"

import { ClampedText } from "../frame/ClampedText.tsx"
import { NextStep } from "./NextStep.tsx"
import { OfferPrice } from "./OfferPrice.tsx"
import { Reputation } from "./Reputation.tsx"

interface Props {
  readonly role: Role
  readonly quote: Quote
}

const noOffer = ({ quote: { providerName, status }, role }: Props): string => {
  if (status !== "pending") return "There was no offer."
  return role === "homeowner" ? `Waiting for ${providerName}'s offer.` : "You have not sent an offer yet."
}

/** The provider's price, timeline and words, or that there is none yet. */
export const OfferTerms = (props: Props) => {
  const { message, price, timeline } = props.quote
  return (
    <Box sx={{ display: "grid", gap: 1, p: 2, borderRadius: 3.5, bgcolor: "surface.sunken" }}>
      <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
        Offer
      </Typography>
      {price === null ? (
        <Typography variant="body2">{noOffer(props)}</Typography>
      ) : (
        <>
          <OfferPrice quote={props.quote} variant="h3" />
          {timeline && (
            <Typography variant="subtitle2" component="p">
              {timeline}
            </Typography>
          )}
          <Reputation quote={props.quote} />
          {message && <ClampedText>{message}</ClampedText>}
          <WholeOffer {...props} />
          <OfferOver {...props} />
          <NextStep {...props} />
        </>
      )}
      <LaterClosed {...props} />
    </Box>
  )
}
