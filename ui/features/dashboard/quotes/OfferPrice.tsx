import Typography, { type TypographyProps } from "@mui/material/Typography"

import { atMostWords } from "#domain/quote/offer/price-words.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"

interface Props extends Pick<TypographyProps, "variant"> {
  readonly quote: Pick<Quote, "offer" | "price">
}

/** The price of an offer, and in small type the most that it may come to, if that is different. */
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
