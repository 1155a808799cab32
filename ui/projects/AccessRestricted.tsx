import LockIcon from "@mui/icons-material/LockOutlined"
import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { LinkButton } from "../shared/Link.tsx"
import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"

/** What everybody but homeowners sees (spec section 2, Start New Project). */
export const AccessRestricted = () => (
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
        <Typography sx={{ color: "text.secondary" }}>Only homeowners can create new projects</Typography>
        <LinkButton href="/dashboard" variant="contained" sx={{ mt: 1 }}>
          Go to Dashboard
        </LinkButton>
      </Box>
    </Card>
  </Page>
)
