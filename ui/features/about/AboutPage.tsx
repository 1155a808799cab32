import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import type { ReactNode } from "react"
import { useLocation } from "wouter"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { aboutLinks } from "#ui/shared/routing/nav-links.ts"

const text = {
  mt: { xs: 4, md: 5 },
  "& p + p, & p + ul, & ul + p": { mt: 1.5 },
  "& ul, & ol": { display: "grid", gap: 1, m: 0, pl: 3 },
  "& li::marker": { color: "primary.main" }
}

interface SectionProps {
  readonly title: string
  readonly children: ReactNode
}

/** A heading with paragraphs and lists below it. */
export const AboutSection = ({ children, title }: SectionProps) => (
  <Box component="section" sx={text}>
    <Typography variant="h3" component="h2" sx={{ mb: 1.5 }}>
      {title}
    </Typography>
    {children}
  </Box>
)

const further = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  rowGap: 1,
  mt: { xs: 6, md: 8 },
  pt: 3,
  borderTop: 1,
  borderColor: "divider"
}

interface Props extends SectionProps {
  readonly lead: string
}

/** A page about the site itself: a title, a summary, sections, and links to the other pages. */
export const AboutPage = ({ children, lead, title }: Props) => {
  const [path] = useLocation()
  return (
    <Page width="reading">
      <PageTitle>{title}</PageTitle>
      <Typography variant="subtitle1" component="p" sx={{ mt: 1.5, color: "text.secondary" }}>
        {lead}
      </Typography>
      {children}
      <Box component="nav" aria-label="More about this site" sx={further}>
        {aboutLinks
          .filter(({ href }) => href !== path)
          .map(({ href, label }) => (
            <Link key={href} href={href} variant="subtitle2" sx={{ py: 0.5 }}>
              {label}
            </Link>
          ))}
      </Box>
    </Page>
  )
}
