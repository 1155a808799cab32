import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { savedProvidersQuery } from "./saved-providers.ts"
import { SavedProviders } from "./SavedProviders.tsx"
import { savedSearchesQuery } from "./searches/saved-searches.ts"
import { SavedSearches } from "./searches/SavedSearches.tsx"

interface PartProps {
  readonly id: string
  readonly title: string
  readonly children: React.ReactNode
}

const SavedPart = ({ children, id, title }: PartProps) => (
  <Box component="section" aria-labelledby={id} sx={{ display: "grid", gap: 2 }}>
    <Typography id={id} variant="h3" component="h2">
      {title}
    </Typography>
    {children}
  </Box>
)

const Parts = () => {
  const { isPending } = useQuery(savedProvidersQuery)
  // Fetched beside the professionals; shown below them once their height is known.
  useQuery(savedSearchesQuery)
  return (
    <>
      <SavedPart id="saved-professionals" title="Professionals">
        <SavedProviders />
      </SavedPart>
      {!isPending && (
        <SavedPart id="saved-searches" title="Searches">
          <SavedSearches />
        </SavedPart>
      )}
    </>
  )
}

/** The professionals and searches that one wants to find again (docs/product.md#saved). */
export const SavedScreen = () => (
  <RequireSession takesPart>
    {() => (
      <Page sx={{ display: "grid", gap: { xs: 4, md: 6 } }}>
        <PageTitle>Saved</PageTitle>
        <Parts />
      </Page>
    )}
  </RequireSession>
)
