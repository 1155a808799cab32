import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import type { LocalLink } from "#domain/local/local-page.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { localPath } from "./local-path.ts"

const list = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))",
  columnGap: 3,
  rowGap: 1.25,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: "none"
}

interface Props {
  readonly title: string
  readonly links: ReadonlyArray<LocalLink>
  readonly labelOf: (link: LocalLink) => string
}

/** Links to other local pages; nothing where there are none. */
export const LocalLinks = ({ labelOf, links, title }: Props) =>
  links.length === 0 ? null : (
    <Box component="nav" aria-label={title}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box component="ul" sx={list}>
        {links.map((link) => (
          <li key={localPath(link)}>
            <Link href={localPath(link)} underline="hover">
              {labelOf(link)}
            </Link>
            <Typography component="span" variant="body2" sx={{ ml: 0.75, color: "text.secondary" }}>
              ({link.total})
            </Typography>
          </li>
        ))}
      </Box>
    </Box>
  )
