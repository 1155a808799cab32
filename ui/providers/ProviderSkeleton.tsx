import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"

import { brandName } from "../shared/brand.ts"
import { Page } from "../shared/Page.tsx"
import { profileLayout } from "./profile-layout.ts"

/** Where everything will stand while a provider's page loads. */
export const ProviderSkeleton = () => (
  <Page>
    <title>{`Professional | ${brandName}`}</title>
    <Box role="status" aria-label="Loading professional" sx={profileLayout}>
      <Stack direction="row" spacing={3} sx={{ gridArea: "head", alignItems: "center" }}>
        <Skeleton variant="rounded" width={104} height={104} sx={{ flexShrink: 0 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton width="60%" height={44} />
          <Skeleton width="40%" />
          <Skeleton width="50%" />
        </Box>
      </Stack>
      <Skeleton variant="rounded" height={420} sx={{ gridArea: "side" }} />
      <Stack spacing={2} sx={{ gridArea: "body" }}>
        <Skeleton width={160} height={40} />
        <Skeleton />
        <Skeleton width="92%" />
        <Skeleton width="70%" />
      </Stack>
    </Box>
  </Page>
)
