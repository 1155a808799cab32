import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Provider } from "#domain/provider/provider.ts"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { counted, ratingOrNew } from "#ui/shared/format/provider-words.ts"

interface Props {
  readonly provider: Pick<Provider, "rating" | "reviewCount">
  /** Pixels, of a star. */
  readonly size?: number
}

/** Stars, the rating in figures and how many people gave one. */
export const ProviderRating = ({ provider, size = 18 }: Props) => (
  <Stack direction="row" spacing={0.75} useFlexGap sx={{ alignItems: "center", flexWrap: "wrap" }}>
    <StarRating rating={provider.rating} size={size} />
    <Typography variant="body2" component="span" aria-hidden sx={{ fontWeight: 650 }}>
      {ratingOrNew(provider)}
    </Typography>
    <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
      ({counted(provider.reviewCount, "review", "reviews")})
    </Typography>
  </Stack>
)
