import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Provider } from "#domain/provider/provider.ts"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { counted } from "#ui/shared/format/provider-words.ts"

interface Props {
  readonly provider: Pick<Provider, "rating" | "reviewCount">
  /** Pixels, of a star. */
  readonly size?: number
}

/** Stars, the rating in figures and how many people gave one. */
export const ProviderRating = ({ provider: { rating, reviewCount }, size = 18 }: Props) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
    <StarRating rating={rating} size={size} />
    <Typography variant="body2" component="span" aria-hidden sx={{ fontWeight: 650 }}>
      {Number(rating).toFixed(1)}
    </Typography>
    <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
      ({counted(reviewCount, "review", "reviews")})
    </Typography>
  </Stack>
)
