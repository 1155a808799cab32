import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { Page } from "../components/Page.tsx"
import { PageTitle } from "../components/PageTitle.tsx"
import { LostArt } from "../illustrations/Vignettes.tsx"
import { LinkButton } from "../routing/Link.tsx"
import { notFoundTitle } from "./not-found-title.ts"

/** The catch-all screen, with its own words (docs/product.md#page-not-found). */
export const NotFoundScreen = () => (
  <Page width="reading">
    <Stack spacing={2} sx={{ alignItems: "center", textAlign: "center", py: 4 }}>
      <LostArt />
      <PageTitle documentTitle={notFoundTitle}>404 Page Not Found</PageTitle>
      <Typography variant="subtitle1" component="p" sx={{ color: "text.secondary" }}>
        Did you forget to add the page to the router?
      </Typography>
      <Stack
        direction={{ xs: "column", sm: "row" }}
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: { sm: "wrap" }, justifyContent: "center", maxWidth: "100%", pt: 2 }}
      >
        <LinkButton href="/" variant="contained">
          Go to the home page
        </LinkButton>
        <LinkButton href="/providers" variant="outlined">
          Find Professionals
        </LinkButton>
      </Stack>
    </Stack>
  </Page>
)
