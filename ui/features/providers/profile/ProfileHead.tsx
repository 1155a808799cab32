import PaymentsOutlinedIcon from "@mui/icons-material/PaymentsOutlined"
import PlaceOutlinedIcon from "@mui/icons-material/PlaceOutlined"
import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Provider } from "#domain/provider/provider.ts"
import { formatHourlyRange } from "#domain/shared/money.ts"
import { useIsOwnBusiness } from "#ui/features/provider-profile/use-own-business.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { ProviderAvatar } from "#ui/shared/components/ProviderAvatar.tsx"
import { placeWords } from "#ui/shared/format/provider-words.ts"

import { Availability } from "../card/Availability.tsx"
import { providerTitle } from "../card/provider-title.ts"
import { ProviderRating } from "../card/ProviderRating.tsx"
import { heartRoom, heartRow, SaveHeart } from "../LaterButtons.tsx"
import { Fact } from "./Fact.tsx"
import { ProviderBadges } from "./ProviderBadges.tsx"

const Facts = ({ provider }: { readonly provider: Provider }) => (
  <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 2.5, rowGap: 0.75 }}>
    <ProviderRating provider={provider} size={20} />
    <Fact icon={PlaceOutlinedIcon}>{placeWords(provider)}</Fact>
    <Fact icon={PaymentsOutlinedIcon}>
      {formatHourlyRange(provider.hourlyRateMin, provider.hourlyRateMax)}
    </Fact>
    <Availability provider={provider} />
  </Box>
)

const layout = {
  display: "grid",
  columnGap: { xs: 2, sm: 3.5 },
  rowGap: 1.5,
  gridTemplateColumns: `auto minmax(0, 1fr) ${heartRoom}`,
  gridTemplateRows: { sm: "auto 1fr" },
  gridTemplateAreas: {
    xs: '"picture name heart" "facts facts facts"',
    sm: '"picture name heart" "picture facts facts"'
  },
  alignItems: { xs: "center", sm: "start" },
  // With large text on a phone: one below the other.
  "@container (max-width: 15rem)": {
    gridTemplateColumns: `minmax(0, 1fr) ${heartRoom}`,
    gridTemplateRows: heartRow,
    gridTemplateAreas: '"picture heart" "name name" "facts facts"'
  }
}

// The avatar has only one size; a phone needs a smaller one.
const picture = {
  gridArea: "picture",
  "&&& > *": { width: { xs: 80, sm: 112 }, height: { xs: 80, sm: 112 } }
}

/** Who the provider is, at a glance. */
export const ProfileHead = ({ provider }: { readonly provider: Provider }) => {
  // People do not save their own business.
  const isOwn = useIsOwnBusiness(provider.id)
  return (
    <Box sx={{ gridArea: "head", containerType: "inline-size" }}>
      <Box sx={layout}>
        <Box sx={picture}>
          <ProviderAvatar name={provider.businessName} image={provider.profileImage} size={112} />
        </Box>
        <Box sx={{ gridArea: "name" }}>
          <PageTitle documentTitle={providerTitle(provider)}>{provider.businessName}</PageTitle>
          <Typography variant="subtitle1" component="p" sx={{ color: "text.secondary" }}>
            {provider.specialty}
          </Typography>
        </Box>
        {!isOwn && <SaveHeart provider={provider} />}
        <Stack spacing={1.5} sx={{ gridArea: "facts" }}>
          <Facts provider={provider} />
          <ProviderBadges {...provider} />
        </Stack>
      </Box>
    </Box>
  )
}
