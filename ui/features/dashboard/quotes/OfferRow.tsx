import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Role } from "#domain/account/role.ts"
import { mostOf } from "#domain/quote/offer/price-words.ts"
import type { QuoteStep } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { LaterClosed } from "#ui/features/offers/LaterClosed.tsx"
import { OfferOver } from "#ui/features/offers/OfferOver.tsx"
import { WholeOffer } from "#ui/features/offers/WholeOffer.tsx"
import { LaterNumber } from "#ui/features/quotes/LaterNumber.tsx"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import { ClampedText } from "../frame/ClampedText.tsx"
import { actionRow } from "../frame/EntryCard.tsx"
import { againstBudget } from "./compare-offers.ts"
import { NextStep } from "./NextStep.tsx"
import { OfferPrice } from "./OfferPrice.tsx"
import { QuoteActions } from "./QuoteActions.tsx"
import { Reputation } from "./Reputation.tsx"

interface Props {
  readonly role: Role
  readonly quote: Quote
  /** The heading level of the name. */
  readonly heading: "h4" | "h5"
  readonly budget: number | null
  readonly isLowest: boolean
  readonly without: ReadonlyArray<QuoteStep>
}

// Every row has the same columns, so that prices and times can be read down the list.
const row = {
  display: "grid",
  gridTemplateColumns: {
    // Two columns, or one where the text is too large for that.
    xs: "repeat(auto-fit, minmax(min(max(8.5rem, 40%), 100%), 1fr))",
    md: "minmax(0, 2fr) repeat(2, minmax(0, 1fr))",
    lg: "minmax(0, 2fr) repeat(2, minmax(0, 1fr)) 330px"
  },
  // On phones the price stands beside the name, and the provider's reputation has the whole width below.
  gridAutoFlow: { xs: "dense", md: "row" },
  columnGap: 3,
  rowGap: 1,
  p: { xs: 1.5, sm: 2 },
  "& + &": { borderTop: 1, borderColor: "divider" }
}

const actionsPlace = {
  ...actionRow,
  mt: 0,
  columnGap: { xs: 0.5, sm: 1 },
  gridColumn: { xs: "1 / -1", lg: "4" },
  gridRow: { lg: "1 / span 2" },
  justifyContent: { lg: "flex-end" },
  alignContent: "flex-start",
  // Where lines end together, nothing is moved.
  "& > .MuiButton-text": { ml: { xs: -1.5, lg: 0 } },
  "& > :has(+ .MuiButton-text)": { mr: { xs: 1.5, lg: 0 } }
}

// Buttons share a line where they have room in it.
const further = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  gridColumn: { xs: "1 / -1", lg: "1 / 4" },
  // They begin 12 pixels further left, so that their words stand below the others.
  "& .MuiButton-root": { maxWidth: "calc(100% + 12px)" },
  "&:empty": { display: "none" }
}

const isOver = ({ status }: Quote) => status === "rejected" || status === "cancelled"

// A job that was agreed on may have had a problem.
const isActedOn = (quote: Quote) => !isOver(quote) || quote.acceptedAt !== null

const Price = ({ budget, quote }: Pick<Props, "budget" | "quote">) => {
  const most = mostOf(quote)
  return (
    <Box sx={{ textAlign: { xs: "end", md: "start" } }}>
      <OfferPrice quote={quote} variant="h4" />
      {most !== null && budget !== null && (
        <Typography variant="caption" component="p" sx={{ color: "text.secondary" }}>
          {againstBudget(most, budget)}
        </Typography>
      )}
    </Box>
  )
}

/** One offer among those on a project. */
export const OfferRow = ({ budget, heading, isLowest, quote, role, without }: Props) => {
  const id = useId()
  return (
    <Box
      component="li"
      aria-labelledby={id}
      tabIndex={-1}
      sx={[row, isOver(quote) && { bgcolor: "surface.sunken" }]}
    >
      <Box sx={{ display: { xs: "contents", md: "block" } }}>
        <Stack direction="row" sx={{ alignItems: "center", flexWrap: "wrap", gap: 1 }}>
          <Typography id={id} variant="subtitle2" component={heading}>
            <Link href={`/provider/${quote.providerId}`} color="inherit">
              {quote.providerName}
            </Link>
          </Typography>
          {quote.status !== "pending" && <StatusBadge status={quote.status} />}
          {isLowest && <Pill tone="green">Lowest total</Pill>}
        </Stack>
        <Box sx={{ gridColumn: "1 / -1", "&:empty": { display: "none" } }}>
          <Reputation quote={quote} />
        </Box>
      </Box>
      <Price quote={quote} budget={budget} />
      <Typography variant="body2" sx={{ gridColumn: { xs: "1 / -1", md: "auto" } }}>
        {quote.timeline}
      </Typography>
      {quote.message && (
        <Box sx={{ gridColumn: { xs: "1 / -1", lg: "1 / 4" }, color: "text.secondary" }}>
          <ClampedText>{quote.message}</ClampedText>
        </Box>
      )}
      {quote.status === "accepted" && (
        <Box sx={{ gridColumn: { xs: "1 / -1", lg: "1 / 4" } }}>
          <NextStep role={role} quote={quote} />
        </Box>
      )}
      {/* All that can be pressed, in a group that says whose offer it is. */}
      <Box role="group" aria-labelledby={id} sx={{ display: "contents" }}>
        <Box sx={further}>
          <WholeOffer role={role} quote={quote} />
          <OfferOver role={role} quote={quote} />
          <LaterNumber quote={quote} />
          <LaterClosed role={role} quote={quote} />
        </Box>
        <Stack direction="row" sx={actionsPlace}>
          {isActedOn(quote) && <QuoteActions role={role} quote={quote} without={without} />}
        </Stack>
      </Box>
    </Box>
  )
}
