import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { counted, formatNumber, ratingWords } from "#domain/shared/numbers.ts"
import { StarRating } from "#ui/shared/components/StarRating.tsx"

const row = {
  display: "grid",
  gridTemplateColumns: "4.25em minmax(0, 1fr) 3em",
  alignItems: "center",
  columnGap: 1.5,
  typography: "body2",
  fontVariantNumeric: "tabular-nums"
}

const Bar = ({ share }: { readonly share: number }) => (
  <Box aria-hidden sx={{ height: 10, borderRadius: 99, bgcolor: "divider", overflow: "hidden" }}>
    <Box sx={{ width: `${Math.round(share * 100)}%`, height: 1, borderRadius: 99, bgcolor: "star" }} />
  </Box>
)

interface Props {
  readonly provider: Pick<ProviderDetail, "rating" | "ratingCounts">
}

/** The rating, and the number of reviews for each number of stars; nothing without reviews. */
export const RatingSummary = ({ provider: { rating, ratingCounts } }: Props) => {
  const total = ratingCounts.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  return (
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 5, rowGap: 2, mb: 3 }}>
      <Box sx={{ display: "grid", justifyItems: { xs: "start", sm: "center" } }}>
        <Typography variant="h2" component="p" aria-hidden sx={{ fontVariantNumeric: "tabular-nums" }}>
          {ratingWords(rating)}
        </Typography>
        <StarRating rating={rating} size={20} />
        <Typography variant="body2" sx={{ mt: 0.5, color: "text.secondary" }}>
          {counted(total, "review")}
        </Typography>
      </Box>
      <Box
        component="ul"
        aria-label="Reviews by stars"
        sx={{ flex: "1 1 240px", maxWidth: 440, display: "grid", gap: 0.75, m: 0, p: 0, listStyle: "none" }}
      >
        {ratingCounts
          .map((count, index) => ({ count, stars: index + 1 }))
          .toReversed()
          .map(({ count, stars }) => (
            <Box component="li" key={stars} sx={row}>
              <span>{counted(stars, "star")}</span>
              <Bar share={count / total} />
              <span>
                {formatNumber(count)}
                <Box component="span" sx={visuallyHidden}>
                  {count === 1 ? " review" : " reviews"}
                </Box>
              </span>
            </Box>
          ))}
      </Box>
    </Box>
  )
}
