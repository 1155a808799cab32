import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { Container } from "#ui/shared/components/Page.tsx"
import { brandName } from "#ui/shared/format/brand.ts"
import { aboutLinks, browseLinks } from "#ui/shared/routing/nav-links.ts"

import { FooterLinks } from "./FooterLinks.tsx"
import { LogoMark } from "./Logo.tsx"
import { PopularPages } from "./PopularPages.tsx"

const frame = {
  // As tall as its links make it: at the end of a short page its top does not move up while its HTML arrives.
  minHeight: { xs: 410, sm: 305, md: 282, lg: 244 },
  bgcolor: "surface.sunken",
  borderTop: 1,
  borderColor: "divider"
}

const layout = {
  display: "grid",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 2fr)" },
  gap: { xs: 4, md: 6 },
  py: { xs: 5, md: 6 }
}

const links = [...browseLinks.slice(0, 2), ...aboutLinks]

/** The end of every page, with the ways on. */
export const Footer = () => (
  <Box component="footer" sx={frame}>
    <Container sx={layout}>
      <Box sx={{ display: "flex", gap: 2 }}>
        <LogoMark size={40} />
        <Box>
          <Typography variant="subtitle2" component="p">
            {brandName}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Compare trusted local professionals and get the job done.
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: "grid", gap: 4 }}>
        <FooterLinks name="Footer" links={links} />
        <PopularPages />
      </Box>
    </Container>
  </Box>
)
