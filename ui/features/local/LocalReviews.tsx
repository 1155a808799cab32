import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import type { LocalPage, LocalReview } from "#domain/local/local-page.ts"
import { serviceDay } from "#domain/review/service-day.ts"
import { CardGrid } from "#ui/shared/components/CardGrid.tsx"
import { Section } from "#ui/shared/components/Section.tsx"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

const ReviewCard = ({ review }: { readonly review: LocalReview }) => (
  <Card
    component="article"
    sx={{ display: "flex", flexDirection: "column", gap: 1.5, p: { xs: 2.5, sm: 3 } }}
  >
    <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 1.5 }}>
      <StarRating rating={review.rating} />
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        <time dateTime={serviceDay(review)}>{formatDate(serviceDay(review))}</time>
      </Typography>
    </Box>
    <Typography variant="h4" component="h3">
      {review.title}
    </Typography>
    <Typography variant="body2" sx={clampedTo(6)}>
      {review.content}
    </Typography>
    <Typography variant="body2" sx={{ mt: "auto", color: "text.secondary" }}>
      {`${review.homeowner.firstName} ${review.homeowner.lastName} about `}
      <Link href={`/provider/${review.provider.id}`}>{review.provider.businessName}</Link>
    </Typography>
  </Card>
)

/** The newest reviews of the local providers. */
export const LocalReviews = ({ page: { place, reviews } }: { readonly page: LocalPage }) =>
  reviews.length === 0 ? null : (
    <Section
      tone="sunken"
      title={`What ${place.city} homeowners say`}
      lead="The newest reviews from finished jobs."
    >
      <CardGrid>
        {reviews.map((review) => (
          <ReviewCard key={review.id} review={review} />
        ))}
      </CardGrid>
    </Section>
  )
