import Box from "@mui/material/Box"

import { Link } from "../routing/Link.tsx"

/** A page on the way to this one. */
export interface Crumb {
  readonly href: string
  readonly label: string
}

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 1,
  rowGap: 0.5,
  m: 0,
  p: 0,
  listStyle: "none",
  typography: "body2",
  color: "text.secondary",
  "& li + li::before": { content: '"/"', mr: 1, color: "text.disabled" }
}

interface Props {
  readonly trail: ReadonlyArray<Crumb>
  /** The label of this page, which is no link. */
  readonly here: string
}

/** The breadcrumbs from the home page to this one. */
export const Breadcrumbs = ({ here, trail }: Props) => (
  <Box component="nav" aria-label="Breadcrumb">
    <Box component="ol" sx={list}>
      {trail.map(({ href, label }) => (
        <li key={href}>
          <Link href={href} underline="hover">
            {label}
          </Link>
        </li>
      ))}
      <Box component="li" aria-current="page">
        {here}
      </Box>
    </Box>
  </Box>
)
