import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { categorySlugOf } from "#domain/local/slugs.ts"
import { cityWords, localPath } from "#ui/features/local/local-path.ts"
import { popularPlacesQuery } from "#ui/features/local/use-local-pages.ts"
import { Container } from "#ui/shared/components/Page.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

import type { LandingPage } from "./landing-page.ts"

const list = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 3,
  rowGap: 1.25,
  m: 0,
  mt: 2,
  p: 0,
  listStyle: "none"
}

/** The places with most providers of the trade, each with a page of its own; nothing while there are none. */
export const PopularPlaces = ({ page: { people, specialty } }: { readonly page: LandingPage }) => {
  const { data: links = [] } = useQuery(popularPlacesQuery(categorySlugOf(specialty)))
  const title = `Popular places for ${people}`
  return links.length === 0 ? null : (
    <Container sx={{ py: { xs: 5, md: 7 } }}>
      <Box component="nav" aria-label={title}>
        <Typography variant="h3" component="h2">
          {title}
        </Typography>
        <Box component="ul" sx={list}>
          {links.map((link) => (
            <li key={link.place.slug}>
              <Link href={localPath(link)} underline="hover">
                {cityWords(link)}
              </Link>
            </li>
          ))}
        </Box>
      </Box>
    </Container>
  )
}
