import Box from "@mui/material/Box"

import { brandName, shortBrandName } from "#ui/shared/format/brand.ts"
import { RouteLink } from "#ui/shared/routing/Link.tsx"

import { shortName, wholeName } from "./header-room.ts"

/** The mark's shapes on a grid of 40: a house, and the tick that is its door. */
export const logoPaths = {
  house: "M20 8.2 32 18.1v12.4a1.7 1.7 0 0 1-1.7 1.7H9.7A1.7 1.7 0 0 1 8 30.5V18.1z",
  tick: "m14.2 22.6 4.2 4.2 7.6-8.4"
}

const primary = "var(--mui-palette-primary-main)"

/** A house whose door is a tick. */
export const LogoMark = ({ size = 36 }: { readonly size?: number }) => (
  <Box component="svg" viewBox="0 0 40 40" aria-hidden sx={{ width: size, height: size, flexShrink: 0 }}>
    <rect width="40" height="40" rx="11" fill={primary} />
    <path d={logoPaths.house} fill="var(--mui-palette-primary-contrastText)" />
    <path
      d={logoPaths.tick}
      fill="none"
      stroke={primary}
      strokeWidth="3.4"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </Box>
)

/** The name in full, or its short form where the header has no room for more. */
export const Logo = ({ isSignedIn }: { readonly isSignedIn: boolean }) => (
  <Box
    component={RouteLink}
    href="/"
    sx={{
      display: "inline-flex",
      // May become as narrow as the name's longest word, before the rest of the header wraps to a second line.
      flex: { xs: "1 1 0", md: "none" },
      overflowWrap: "break-word",
      alignItems: "center",
      gap: { xs: 1, md: 1.25 },
      borderRadius: 2,
      color: "text.primary",
      textDecoration: "none",
      fontWeight: 750,
      fontSize: { xs: "1rem", md: "1.125rem" },
      letterSpacing: "-0.02em",
      lineHeight: 1.15
    }}
  >
    <LogoMark />
    <Box component="span" sx={wholeName(isSignedIn)}>
      {brandName}
    </Box>
    <Box component="span" sx={shortName(isSignedIn)}>
      {shortBrandName}
    </Box>
  </Box>
)
