import Box from "@mui/material/Box"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"

import { Page } from "#ui/shared/components/Page.tsx"
import { brandName } from "#ui/shared/format/brand.ts"

import { profileLayout } from "./profile-layout.ts"

/** Placeholders with the layout of a provider's page, while the page loads. */
export const ProviderSkeleton = () => (
  <Page>
    <title>{`Professional | ${brandName}`}</title>
    <Box role="status" aria-label="Loading professional" sx={profileLayout}>
      <Stack direction="row" spacing={3} sx={{ gridArea: "head", alignItems: "center" }}>
        <Skeleton variant="rounded" sx={{ flexShrink: 0, width: 112, height: 112 }} />
        <Box sx={{ flexGrow: 1 }}>
          <Skeleton sx={{ width: "60%", height: 44 }} />
          <Skeleton sx={{ width: "40%" }} />
          <Skeleton sx={{ width: "50%" }} />
        </Box>
      </Stack>
      <Skeleton variant="rounded" sx={{ gridArea: "side", height: 400 }} />
      <Stack spacing={2} sx={{ gridArea: "body" }}>
        <Skeleton sx={{ width: 160, height: 40 }} />
        <Skeleton />
        <Skeleton sx={{ width: "92%" }} />
        <Skeleton sx={{ width: "70%" }} />
      </Stack>
    </Box>
  </Page>
)
