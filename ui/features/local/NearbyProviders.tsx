import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { tradePeople } from "#domain/catalogue/trade-people.ts"
import { nearMiles } from "#domain/local/local-limits.ts"
import { categoryNamed } from "#domain/local/slugs.ts"
import type { Provider } from "#domain/provider/provider.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { nearbyQuery } from "./use-local-pages.ts"

const list = {
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(300px, 100%), 1fr))",
  columnGap: 3,
  rowGap: 1.25,
  m: 0,
  p: 0,
  listStyle: "none",
  color: "text.secondary"
}

/** Links from a provider's page to others of the same trade around them; nothing where there are none. */
export const NearbyProviders = ({
  provider: { id, location, specialty }
}: {
  readonly provider: Pick<Provider, "id" | "location" | "specialty">
}) => {
  const { data } = useQuery(nearbyQuery(id))
  const trade = categoryNamed(specialty)
  if (data === undefined || data.providers.length === 0 || trade === undefined) return null
  const where = data.within <= nearMiles ? ` near ${location}` : ", nearest first"
  return (
    <Box component="nav" aria-labelledby="nearby">
      <Typography id="nearby" variant="h4" component="h2" sx={{ mb: 1.5 }}>
        {`More ${tradePeople[trade].many}${where}`}
      </Typography>
      <Typography component="ul" variant="body2" sx={list}>
        {data.providers.map((other) => (
          <li key={other.id}>
            <Link href={`/provider/${other.id}`}>{other.businessName}</Link>
            {`, ${other.location}`}
          </li>
        ))}
      </Typography>
    </Box>
  )
}
