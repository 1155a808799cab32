import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"

import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { foundWords } from "#ui/shared/format/provider-words.ts"
import { countFilters, withoutFilters } from "#ui/shared/search/provider-query.ts"
import { searchTitle } from "#ui/shared/search/search-title.ts"
import { useProviderQuery } from "#ui/shared/search/use-provider-query.ts"

import { FilterBar } from "./list/FilterBar.tsx"
import { ProviderResults } from "./list/ProviderResults.tsx"
import { SortSelect } from "./list/SortSelect.tsx"
import { useProviderPages } from "./list/use-provider-pages.ts"

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
