import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { RequireSession } from "#ui/shared/session/RequireSession.tsx"

import { SavedProviders } from "./SavedProviders.tsx"
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

// As the footer is (`ui/theme/baseline.ts`), what follows is hidden until the professionals above it are there.
const page = {
  display: "grid",
  gap: { xs: 4, md: 6 },
  "& > :has([data-waiting]) ~ *": { visibility: "hidden" }
}

/** The professionals and searches that one wants to find again (docs/product.md#saved). */
export const SavedScreen = () => (
  <RequireSession takesPart>
    {() => (
      <Page sx={page}>
        <PageTitle>Saved</PageTitle>
        <SavedPart id="saved-professionals" title="Professionals">
          <SavedProviders />
        </SavedPart>
        <SavedPart id="saved-searches" title="Searches">
          <SavedSearches />
        </SavedPart>
      </Page>
    )}
  </RequireSession>
)
