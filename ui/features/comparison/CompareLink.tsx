import Typography from "@mui/material/Typography"

import { minCompared } from "#domain/quote/comparison/limits.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import type { Compared } from "./compared.ts"

/** A link to the comparison of the chosen offers. */
export const CompareLink = ({ compared }: { readonly compared: Compared }) =>
  compared.isEnough ? (
    <LinkButton href={compared.path} variant="outlined" size="small">
      Compare {compared.chosen.length} offers
    </LinkButton>
  ) : (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      Choose at least {minCompared} offers to compare
    </Typography>
  )
