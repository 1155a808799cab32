import LockIcon from "@mui/icons-material/LockOutlined"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { Page } from "../components/Page.tsx"
import { PageTitle } from "../components/PageTitle.tsx"
import { LinkButton } from "../routing/Link.tsx"
import type { NavTarget } from "../routing/nav-links.ts"

const toDashboard: NavTarget = { href: "/dashboard", label: "Go to Dashboard" }

interface Props {
  readonly reason: string
  readonly way?: NavTarget
}

/** What people see of a screen that is not for them (docs/product.md#roles); `reason` says who it is for. */
export const AccessRestrictedCard = ({ reason, way = toDashboard }: Props) => (
  <Page width="narrow">
    <Card>
      <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", gap: 2, px: 3, py: 6 }}>
        <Box
          sx={{
            display: "grid",
            placeItems: "center",
            width: 64,
            height: 64,
            borderRadius: 5,
            bgcolor: "surface.tinted",
            color: "surface.onTinted"
          }}
        >
          <LockIcon aria-hidden />
        </Box>
        <PageTitle>Access Restricted</PageTitle>
        <Typography sx={{ color: "text.secondary" }}>{reason}</Typography>
        <LinkButton href={way.href} variant="contained" sx={{ mt: 1 }}>
          {way.label}
        </LinkButton>
      </Box>
    </Card>
  </Page>
)
