import LockIcon from "@mui/icons-material/LockOutlined"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { Page } from "../components/Page.tsx"
import { PageTitle } from "../components/PageTitle.tsx"
import { LinkButton } from "../routing/Link.tsx"

/** What people see of a screen for the other role (docs/product.md#roles); `reason` says who it is for. */
export const AccessRestrictedCard = ({ reason }: { readonly reason: string }) => (
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
        <LinkButton href="/dashboard" variant="contained" sx={{ mt: 1 }}>
          Go to Dashboard
        </LinkButton>
      </Box>
    </Card>
  </Page>
)
