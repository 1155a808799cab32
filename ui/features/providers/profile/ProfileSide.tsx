import PaymentsOutlinedIcon from "@mui/icons-material/PaymentsOutlined"
import VerifiedUserOutlinedIcon from "@mui/icons-material/VerifiedUserOutlined"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { ProviderDetail } from "#domain/provider/provider.ts"
import { useIsOwnBusiness } from "#ui/features/provider-profile/use-own-business.ts"
import { ReportButton } from "#ui/features/reports/ReportButton.tsx"
import { Rule } from "#ui/shared/components/Rule.tsx"
import { LinkButton } from "#ui/shared/routing/Link.tsx"
import { belowHeader } from "#ui/theme/baseline.ts"

import { CallNow } from "./CallNow.tsx"
import { ContactBar } from "./ContactBar.tsx"
import { QuickStats } from "./QuickStats.tsx"

interface Props {
  readonly provider: ProviderDetail
}

const promises = [
  { icon: PaymentsOutlinedIcon, words: "100% Payment Protection" },
  { icon: VerifiedUserOutlinedIcon, words: "Satisfaction Guaranteed" }
]

const Promises = () => (
  <Stack spacing={1.5}>
    {promises.map(({ icon: Icon, words }) => (
      <Stack
        key={words}
        direction="row"
        spacing={1.25}
        sx={{ alignItems: "center", color: "surface.onTinted" }}
      >
        <Icon aria-hidden sx={{ fontSize: 20 }} />
        <Typography variant="subtitle2" component="span">
          {words}
        </Typography>
      </Stack>
    ))}
  </Stack>
)

/** For the owner of the business: people do not ask, call or report themselves. */
const OwnSide = () => (
  <LinkButton href="/provider-profile" variant="outlined" size="large">
    Edit profile
  </LinkButton>
)

/** How to reach the provider, some figures, and what we promise; it stays in view while one reads. */
export const ProfileSide = ({ provider }: Props) => {
  const isOwn = useIsOwnBusiness(provider.id)
  return (
    <Box component="aside" aria-label="Contact" sx={{ gridArea: "side" }}>
      <Card sx={{ position: { md: "sticky" }, top: belowHeader }}>
        <Stack spacing={3} sx={{ p: 3 }}>
          {isOwn ? (
            <OwnSide />
          ) : (
            // On phones the bar is out of the flow, and takes no gap.
            <Stack useFlexGap spacing={1.25}>
              <ContactBar provider={provider} />
              <CallNow provider={provider} />
            </Stack>
          )}
          <Rule />
          <QuickStats provider={provider} />
        </Stack>
        <Box sx={{ px: 3, py: 2.5, bgcolor: "surface.tinted" }}>
          <Promises />
        </Box>
        {!isOwn && (
          <Box sx={{ px: 3, py: 1 }}>
            <ReportButton about="provider" aboutId={provider.id} name={provider.businessName}>
              Report this professional
            </ReportButton>
          </Box>
        )}
      </Card>
    </Box>
  )
}
