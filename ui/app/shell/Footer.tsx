import Box from "@mui/material/Box"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { Container } from "#ui/shared/components/Page.tsx"
import { brandName } from "#ui/shared/format/brand.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { LogoMark } from "./Logo.tsx"

const frame = {
  // As tall as what it holds: at the end of a short page it does not rise while it arrives.
  minHeight: { xs: 211, sm: 188, md: 142 },
  bgcolor: "surface.sunken",
  borderTop: 1,
  borderColor: "divider"
}

/** The end of every page, with the ways on. */
export const Footer = () => (
  <Box component="footer" sx={frame}>
    <Container
      sx={{
        display: "flex",
        flexDirection: { xs: "column", md: "row" },
        justifyContent: "space-between",
        alignItems: { md: "center" },
        gap: 4,
        py: { xs: 5, md: 6 }
      }}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: "center" }}>
        <LogoMark size={40} />
        <Box>
          <Typography variant="subtitle2" component="p">
            {brandName}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            Compare trusted local professionals and get the job done.
          </Typography>
        </Box>
      </Stack>
      <Stack
        component="nav"
        aria-label="Footer"
        direction="row"
        useFlexGap
        sx={{ flexWrap: "wrap", columnGap: 4, rowGap: 1 }}
      >
        <Link href="/services" color="inherit" underline="hover" variant="subtitle2" sx={{ py: 0.5 }}>
          Services
        </Link>
        <Link href="/providers" color="inherit" underline="hover" variant="subtitle2" sx={{ py: 0.5 }}>
          Find Professionals
        </Link>
      </Stack>
    </Container>
  </Box>
)
