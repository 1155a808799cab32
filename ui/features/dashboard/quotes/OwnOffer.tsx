import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useLocation } from "wouter"

import type { Role } from "#domain/account/role.ts"
import { briefPrice } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { MessageAction } from "#ui/features/messages/MessageAction.tsx"
import { OfferOver } from "#ui/features/offers/OfferOver.tsx"
import { SeeAgreement } from "#ui/features/offers/SeeAgreement.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import { NextStep } from "./NextStep.tsx"

interface Props {
  readonly role: Role
  readonly quote: Quote
}

const SeeQuotes = () => {
  const [path] = useLocation()
  // Switching the dashboard's tabs makes no history entry.
  const isTab = path === "/dashboard"
  return (
    <Link href="/dashboard?tab=quotes" variant="body2" replace={isTab} sx={{ ml: { sm: "auto" }, py: 0.25 }}>
      See your quotes
    </Link>
  )
}

/** The provider's own newest quote on a project. */
export const OwnOffer = ({ quote, role }: Props) => (
  <Box
    sx={{
      display: "flex",
      alignItems: "center",
      flexWrap: "wrap",
      columnGap: 2,
      rowGap: 0.5,
      px: 2,
      py: 1.5,
      borderRadius: 3.5,
      bgcolor: "surface.sunken"
    }}
  >
    <Typography variant="subtitle2" component="p">
      {quote.price === null ? "You were asked for an offer" : `You offered ${briefPrice(quote)}`}
    </Typography>
    <StatusBadge status={quote.status} />
    <SeeQuotes />
    <Box sx={{ flexBasis: "100%", "&:empty": { display: "none" } }}>
      <OfferOver role={role} quote={quote} />
    </Box>
    {quote.status === "accepted" && (
      <Box sx={{ flexBasis: "100%" }}>
        <NextStep role={role} quote={quote} />
        <SeeAgreement quote={quote} />
        <MessageAction role={role} providerId={quote.providerId} conversationId={quote.conversationId} />
      </Box>
    )}
  </Box>
)
