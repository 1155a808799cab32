import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import { Page } from "../shared/Page.tsx"
import { PageTitle } from "../shared/PageTitle.tsx"
import { FilterBar } from "./FilterBar.tsx"
import { countFilters, withoutFilters } from "./provider-query.ts"
import { foundWords } from "./provider-words.ts"
import { ProviderResults } from "./ProviderResults.tsx"
import { searchTitle } from "./search-title.ts"
import { SortSelect } from "./SortSelect.tsx"
import { useProviderPages } from "./use-provider-pages.ts"
import { useProviderQuery } from "./use-provider-query.ts"

const head = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "flex-end",
  gap: 1.5,
  mt: 4,
  mb: 3
}

/** Every listed provider, with filters that live in the address bar (docs/product.md#provider-search). */
export const ProvidersScreen = () => {
  const search = useProviderQuery()
  const pages = useProviderPages(search.query)
  const clear = () => search.replaceQuery(withoutFilters(search.query))
  return (
    <Page>
      <PageTitle documentTitle={searchTitle(search.query, pages.found)}>Service Providers</PageTitle>
      <Typography variant="subtitle1" component="p" sx={{ mt: 1, mb: 3, color: "text.secondary" }}>
        Compare ratings, prices and availability, then ask for a quote.
      </Typography>
      <FilterBar {...search} />
      <Box sx={head}>
        <Typography role="status" variant="h4" component="p">
          {pages.found ? foundWords(pages.found) : pages.isPending && "Finding professionals…"}
        </Typography>
        <Box sx={{ width: { xs: 160, sm: 200 }, flexShrink: 0 }}>
          <SortSelect query={search.query} onChange={search.changeQuery} />
        </Box>
      </Box>
      <ProviderResults
        pages={pages}
        whenEmpty={
          countFilters(search.query) > 0 && (
            <Button variant="outlined" onClick={clear}>
              Remove the filters
            </Button>
          )
        }
      />
    </Page>
  )
}
