import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { tradePeople } from "#domain/catalogue/trade-people.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { localPath } from "./local-path.ts"
import { providersPagesQuery } from "./use-local-pages.ts"

/** Links from a provider to all of the same category in the same city, where there are enough for a local page. */
export const MoreLikeThis = ({ providerId }: { readonly providerId: string }) => {
  const { data: links = [] } = useQuery(providersPagesQuery(providerId))
  return links.length === 0 ? null : (
    <nav aria-label="More like this">
      {links.map((link) => (
        <Typography key={link.category.slug} sx={{ mb: 1 }}>
          <Link
            href={localPath(link)}
          >{`More ${tradePeople[link.category.name].many} in ${link.place.city}`}</Link>
        </Typography>
      ))}
    </nav>
  )
}
