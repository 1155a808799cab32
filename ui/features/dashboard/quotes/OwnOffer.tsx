import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Quote } from "#domain/quote/quote.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { StatusBadge } from "#ui/shared/components/StatusBadge.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

/** The provider's own newest quote on a project. */
export const OwnOffer = ({ quote }: { readonly quote: Quote }) => (
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
      {quote.price === null ? "You were asked for an offer" : `You offered ${formatMoney(quote.price)}`}
    </Typography>
    <StatusBadge status={quote.status} />
    <Link href="/dashboard?tab=quotes" variant="body2" replace sx={{ ml: "auto", py: 0.25 }}>
      See your quotes
    </Link>
  </Box>
)
