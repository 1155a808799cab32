import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { localPath } from "#ui/features/local/local-path.ts"
import { popularPagesQuery } from "#ui/features/local/popular-pages.ts"

import { FooterLinks } from "./FooterLinks.tsx"

const name = "Popular cities by trade"

/** Popular cities by trade, if the page was served with them: the footer alone never fetches them. */
export const PopularPages = () => {
  const { data: pages = [] } = useQuery({ ...popularPagesQuery, enabled: false })
  const links = pages.map((page) => ({
    href: localPath(page),
    label: `${page.category.name} in ${page.place.city}`
  }))
  return links.length === 0 ? null : (
    <div>
      <Typography variant="body2" component="p" aria-hidden sx={{ mb: 0.75, color: "text.secondary" }}>
        {name}
      </Typography>
      <FooterLinks name={name} links={links} />
    </div>
  )
}
