import Typography from "@mui/material/Typography"

import type { Quote } from "#domain/quote/quote.ts"
import { reputationWords } from "#ui/shared/format/reputation-words.ts"

/** The provider's reputation, so that nobody chooses by price alone. */
export const Reputation = ({ quote: { reputation } }: { readonly quote: Quote }) =>
  reputation && (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {reputationWords(reputation).join(" · ")}
    </Typography>
  )
