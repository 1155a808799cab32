import Box from "@mui/material/Box"

import { RouteLink } from "#ui/shared/routing/Link.tsx"
import type { NavTarget } from "#ui/shared/routing/nav-links.ts"

const list = {
  display: "grid",
  // Two columns on a phone.
  gridTemplateColumns: {
    xs: "repeat(auto-fill, minmax(min(8rem, 100%), 1fr))",
    sm: "repeat(auto-fill, minmax(min(13rem, 100%), 1fr))"
  },
  columnGap: 3,
  rowGap: 0.5,
  "& a": { py: 0.75, color: "inherit", typography: "subtitle2", textDecoration: "none" },
  "& a:hover": { textDecoration: "underline" }
}

interface Props {
  readonly name: string
  readonly links: ReadonlyArray<NavTarget>
}

/** Links in as many columns as fit. */
export const FooterLinks = ({ links, name }: Props) => (
  <Box component="nav" aria-label={name} sx={list}>
    {links.map(({ href, label }) => (
      <RouteLink key={href} href={href}>
        {label}
      </RouteLink>
    ))}
  </Box>
)
