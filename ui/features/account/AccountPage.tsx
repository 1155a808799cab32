import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { HomeScene } from "#ui/shared/illustrations/HomeScene.tsx"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"

import { Reasons } from "./Reasons.tsx"

interface Props {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
}

const frame = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 7fr) minmax(0, 6fr)" },
  maxWidth: { xs: 520, md: 1120 },
  mx: "auto",
  overflow: { md: "hidden" },
  border: { md: 1 },
  borderColor: { md: "divider" },
  borderRadius: { md: 7 },
  bgcolor: { md: "background.paper" }
}

const Aside = () => (
  <Box
    component="aside"
    aria-label="Why people use it"
    sx={{
      display: { xs: "none", md: "flex" },
      flexDirection: "column",
      justifyContent: "center",
      gap: 4,
      p: { md: 5, lg: 6 },
      bgcolor: "surface.tinted",
      color: "surface.onTinted"
    }}
  >
    <HomeScene />
    <Reasons />
  </Box>
)

/** The frame of signing in and registering: the form, and on wide screens what an account offers beside it. */
export const AccountPage = ({ children, lead, title }: Props) => (
  <Page sx={{ py: { xs: 3, md: 6 } }}>
    <Box sx={frame}>
      <Box sx={{ p: { md: 5, lg: 6 }, display: "flex", flexDirection: "column", justifyContent: "center" }}>
        <Box sx={{ mb: 2 }}>
          <BackLink href="/">Back to home</BackLink>
        </Box>
        <PageTitle>{title}</PageTitle>
        <Typography sx={{ color: "text.secondary", mt: 1, mb: 4 }}>{lead}</Typography>
        {children}
      </Box>
      <Aside />
    </Box>
  </Page>
)
