import Box from "@mui/material/Box"

import type { Provider } from "#domain/provider/provider.ts"
import { counted } from "#domain/shared/numbers.ts"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { ratingOrNew } from "#ui/shared/format/provider-words.ts"

interface Props {
  readonly provider: Pick<Provider, "rating" | "reviewCount">
  /** The size of a star, in pixels. */
  readonly size?: number
}

const row = {
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: 0.75,
  typography: "body2",
  color: "text.secondary"
}
const figure = { fontWeight: 650, color: "text.primary" }

/** Stars, the rating in figures and how many people gave one. */
export const ProviderRating = ({ provider, size = 18 }: Props) => (
  <Box sx={row}>
    <StarRating rating={provider.rating} size={size} />
    <Box component="span" aria-hidden sx={figure}>
      {ratingOrNew(provider)}
    </Box>
    ({counted(provider.reviewCount, "review")})
  </Box>
)
