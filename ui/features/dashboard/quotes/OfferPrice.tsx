import Typography, { type TypographyProps } from "@mui/material/Typography"

import { atMostWords } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"

interface Props extends Pick<TypographyProps, "variant"> {
  readonly quote: Pick<Quote, "offer" | "price">
}

/** What an offer costs, and in small what it may come to at most, where that is not the same. */
export const OfferPrice = ({ quote: { offer, price }, variant }: Props) => (
  <Typography variant={variant} component="p" sx={{ fontVariantNumeric: "tabular-nums" }}>
    {price === null ? "No price yet" : formatMoney(price)}
    {offer && (
      <Typography variant="body2" component="span">
        {atMostWords(offer)}
      </Typography>
    )}
  </Typography>
)
