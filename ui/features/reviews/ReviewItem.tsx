import PhotoCameraOutlinedIcon from "@mui/icons-material/PhotoCameraOutlined"
import VerifiedOutlinedIcon from "@mui/icons-material/VerifiedOutlined"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import type SvgIcon from "@mui/material/SvgIcon"
import Typography from "@mui/material/Typography"

import type { Review } from "#domain/review/review.ts"
import { serviceDay } from "#domain/review/service-day.ts"
import { ReportButton } from "#ui/features/reports/ReportButton.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { StarRating } from "#ui/shared/components/StarRating.tsx"
import { formatDate } from "#ui/shared/format/format.ts"

import { ReplySlot } from "./ReplySlot.tsx"
import { ReviewPictures } from "./ReviewPictures.tsx"

const Mark = ({ children, icon: Icon }: { readonly children: string; readonly icon: typeof SvgIcon }) => (
  <Stack direction="row" component="span" spacing={0.5} sx={{ alignItems: "center" }}>
    <Icon aria-hidden sx={{ fontSize: 17 }} />
    <span>{children}</span>
  </Stack>
)

const Author = ({ review: { afterPhotos, homeowner, isVerified } }: { readonly review: Review }) => {
  const name = `${homeowner.firstName} ${homeowner.lastName}`
  return (
    <Stack direction="row" spacing={1.5} sx={{ alignItems: "center" }}>
      <ProviderAvatar name={name} size={40} />
      <Box>
        <Typography variant="subtitle2" component="p">
          {name}
        </Typography>
        <Stack
          direction="row"
          useFlexGap
          sx={{ flexWrap: "wrap", columnGap: 1.5, typography: "caption", color: "text.secondary" }}
        >
          {isVerified && <Mark icon={VerifiedOutlinedIcon}>Verified Customer</Mark>}
          {afterPhotos.length > 0 && <Mark icon={PhotoCameraOutlinedIcon}>Photos included</Mark>}
        </Stack>
      </Box>
    </Stack>
  )
}

interface Props {
  readonly review: Review
  readonly businessName: string
  /** Whether the business is the reader's own. */
  readonly isOwn: boolean
}

/** A customer's review (docs/product.md#provider-page), with the provider's reply. */
export const ReviewItem = ({ businessName, isOwn, review }: Props) => (
  <Stack component="article" tabIndex={-1} spacing={1.5} useFlexGap sx={{ py: 3 }}>
    <Stack direction="row" useFlexGap sx={{ columnGap: 1.5, flexWrap: "wrap", alignItems: "center" }}>
      <StarRating rating={review.rating} />
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        <time dateTime={serviceDay(review)}>{formatDate(serviceDay(review))}</time>
      </Typography>
    </Stack>
    <Typography variant="h4" component="h3">
      {review.title}
    </Typography>
    <Typography sx={{ whiteSpace: "pre-line", maxWidth: "68ch" }}>{review.content}</Typography>
    {review.beforePhotos.length + review.afterPhotos.length > 0 && <ReviewPictures review={review} />}
    <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", columnGap: 3 }}>
      <Author review={review} />
      <Box sx={{ ml: "auto" }}>
        <ReportButton about="review" aboutId={review.id} name={review.title}>
          Report
        </ReportButton>
      </Box>
    </Stack>
    <ReplySlot review={review} businessName={businessName} isOwn={isOwn} />
  </Stack>
)
