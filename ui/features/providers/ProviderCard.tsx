import PlaceOutlinedIcon from "@mui/icons-material/PlaceOutlined"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import type { Provider } from "#domain/provider/provider.ts"
import { formatHourlyRange } from "#domain/shared/money.ts"
import { GetQuoteButton } from "#ui/features/quotes/GetQuoteButton.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { Rule } from "#ui/shared/components/Rule.tsx"
import { clampedTo } from "#ui/shared/format/clamped.ts"
import { placeWords } from "#ui/shared/format/provider-words.ts"
import { LinkButton } from "#ui/shared/routing/Link.tsx"

import { Availability } from "./card/Availability.tsx"
import { CardBadges } from "./card/CardBadges.tsx"
import { ProviderRating } from "./card/ProviderRating.tsx"
import { LaterCall, SaveHeart } from "./LaterButtons.tsx"
import { Fact } from "./profile/Fact.tsx"

interface Props {
  readonly provider: Provider
  /** The level below the heading that the cards stand under. */
  readonly heading?: "h2" | "h3"
  /** In an emergency nobody waits for a quote. */
  readonly isUrgent?: boolean
}

const head = {
  display: "grid",
  columnGap: 2,
  rowGap: 1,
  alignItems: "center",
  gridTemplateColumns: "auto minmax(0, 1fr) auto",
  gridTemplateAreas: '"picture name heart"',
  // Large text on a phone: the name below.
  "@container (max-width: 16rem)": {
    gridTemplateColumns: "minmax(0, 1fr) auto",
    gridTemplateAreas: '"picture heart" "name name"'
  }
}

const Head = ({
  heading,
  nameId,
  provider
}: Required<Omit<Props, "isUrgent">> & { readonly nameId: string }) => (
  <Box sx={{ containerType: "inline-size" }}>
    <Box sx={head}>
      <Box sx={{ gridArea: "picture" }}>
        <ProviderAvatar name={provider.businessName} image={provider.profileImage} size={60} />
      </Box>
      <Box sx={{ gridArea: "name" }}>
        <Typography variant="h4" component={heading} id={nameId}>
          {provider.businessName}
        </Typography>
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          {provider.specialty}
        </Typography>
      </Box>
      <SaveHeart provider={provider} />
    </Box>
  </Box>
)

const Terms = ({ provider }: Pick<Props, "provider">) => (
  <Stack
    direction="row"
    useFlexGap
    spacing={1}
    sx={{ flexWrap: "wrap", justifyContent: "space-between", alignItems: "center" }}
  >
    <Availability provider={provider} />
    <Typography variant="subtitle2" component="span">
      {formatHourlyRange(provider.hourlyRateMin, provider.hourlyRateMax)}
    </Typography>
  </Stack>
)

const Actions = ({
  isUrgent,
  nameId,
  provider
}: Pick<Props, "isUrgent" | "provider"> & { readonly nameId: string }) => (
  <Box
    sx={{
      display: "grid",
      gap: 1.25,
      gridTemplateColumns: "repeat(auto-fit, minmax(min(7.75rem, 100%), 1fr))"
    }}
  >
    {isUrgent && <LaterCall provider={provider} aria-describedby={nameId} />}
    <GetQuoteButton provider={provider} aria-describedby={nameId} />
    <LinkButton href={`/provider/${provider.id}`} variant="outlined" aria-describedby={nameId}>
      View Profile
    </LinkButton>
  </Box>
)

/** A provider in a list (docs/product.md#provider-card). */
export const ProviderCard = ({ heading = "h3", isUrgent = false, provider }: Props) => {
  const nameId = useId()
  return (
    <Card
      component="article"
      aria-labelledby={nameId}
      data-testid="provider-card"
      // "Load More Providers" leads the keyboard here.
      tabIndex={-1}
      sx={{ display: "flex", flexDirection: "column", gap: 2, p: { xs: 2.5, sm: 3 } }}
    >
      <Head provider={provider} heading={heading} nameId={nameId} />
      <Stack spacing={0.75}>
        <ProviderRating provider={provider} />
        <Fact icon={PlaceOutlinedIcon}>{placeWords(provider)}</Fact>
      </Stack>
      <CardBadges isLicensed={provider.isLicensed} isInsured={provider.isInsured} />
      <Typography variant="body2" sx={clampedTo(3)}>
        {provider.description}
      </Typography>
      <Stack spacing={2} sx={{ mt: "auto" }}>
        <Rule />
        <Terms provider={provider} />
        <Actions provider={provider} nameId={nameId} isUrgent={isUrgent} />
      </Stack>
    </Card>
  )
}
