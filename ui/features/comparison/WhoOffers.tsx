import CheckIcon from "@mui/icons-material/Check"
import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { Quote } from "#domain/quote/quote.ts"
import { counted } from "#domain/shared/numbers.ts"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { ratingOrNew } from "#ui/shared/format/provider-words.ts"
import { checkedWords, milesWords } from "#ui/shared/format/reputation-words.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

interface Props {
  readonly quote: Quote
  /** The element of the name: a heading, if one fits there. */
  readonly heading: "h2" | "div"
}

/** A provider's name, which leads to the profile, with stars, what was checked, and the distance. */
export const WhoOffers = ({ heading, quote: { providerId, providerName, reputation } }: Props) => (
  <>
    <Typography variant="subtitle1" component={heading}>
      <Link href={`/provider/${providerId}`} color="inherit">
        {providerName}
      </Link>
    </Typography>
    {reputation && (
      <Typography
        component="div"
        sx={{ typography: { xs: "caption", sm: "body2" }, color: "text.secondary" }}
      >
        {reputation.reviewCount > 0 && <StarRating rating={reputation.rating} size={15} />}{" "}
        <Box component="span" sx={{ whiteSpace: "nowrap" }}>
          {reputation.reviewCount === 0
            ? ratingOrNew(reputation)
            : `${ratingOrNew(reputation)} (${counted(reputation.reviewCount, "review")})`}
        </Box>
        {checkedWords(reputation).map((words) => (
          <div key={words}>
            <CheckIcon aria-hidden sx={{ fontSize: 15, verticalAlign: "text-bottom" }} /> {words}
          </div>
        ))}
        {milesWords(reputation).map((words) => (
          <div key={words}>{words}</div>
        ))}
      </Typography>
    )}
  </>
)
