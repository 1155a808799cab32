import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useRef } from "react"

import { SaveSearch } from "#ui/features/saved/SaveSearch.tsx"
import { Page } from "#ui/shared/components/Page.tsx"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { foundWords } from "#ui/shared/format/provider-words.ts"
import { useTextPlace } from "#ui/shared/search/carried-place.ts"
import { countFilters, type ProviderQuery, withoutFilters } from "#ui/shared/search/provider-query.ts"
import { searchTitle, searchWords } from "#ui/shared/search/search-title.ts"
import { SortSelect } from "#ui/shared/search/SortSelect.tsx"
import { useProviderQuery } from "#ui/shared/search/use-provider-query.ts"

import { FilterBar } from "./list/FilterBar.tsx"
import { ProviderResults } from "./list/ProviderResults.tsx"
import { useProviderPages } from "./list/use-provider-pages.ts"
import { NoOneFound } from "./NoOneFound.tsx"
import { SearchNotice } from "./SearchNotice.tsx"

const head = {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 1.5,
  // On a phone the line has the height of a button with or without one, so that nothing moves when the search starts.
  minHeight: { xs: 36, sm: "auto" },
  mt: { xs: 0.5, sm: 2 },
  mb: { xs: 0.5, sm: 1.5 }
}
const headEnd = { display: "flex", alignItems: "center", gap: 1.5, minWidth: 0, ml: "auto" }
const order = {
  display: { xs: "none", sm: "block" },
  minWidth: 0,
  "& > *": { flexFlow: "wrap", alignItems: "center", columnGap: 1.5 },
  "& label": { m: 0 }
}

/** Every listed provider, with filters that live in the address bar (docs/product.md#provider-search). */
export const ProvidersScreen = () => {
  const search = useProviderQuery()
  const pages = useProviderPages(search.query)
  const understood = pages.found?.understood
  useTextPlace(search, understood)
  const count = useRef<HTMLParagraphElement>(null)
  // The control that was used is gone by then.
  const leadToCount = () => count.current?.focus({ preventScroll: true })
  const changeAndLead = (changes: ProviderQuery) => {
    search.changeQuery(changes)
    leadToCount()
  }
  const clear = () => {
    search.replaceQuery(withoutFilters(search.query))
    leadToCount()
  }
  return (
    <Page sx={{ pt: { xs: 1, sm: 4 } }}>
      <PageTitle sx={{ mb: { xs: 0.75, sm: 0 } }} documentTitle={searchTitle(search.query, pages.found)}>
        Service Providers
      </PageTitle>
      <Typography
        variant="subtitle1"
        component="p"
        sx={{ display: { xs: "none", sm: "block" }, mt: 1, mb: 2, color: "text.secondary" }}
      >
        Compare ratings, prices and availability, then ask for a quote.
      </Typography>
      <FilterBar
        query={search.query}
        understood={understood}
        onChange={search.changeQuery}
        onTakeOff={changeAndLead}
        onClear={clear}
      />
      <Box sx={head}>
        <Typography ref={count} role="status" tabIndex={-1} variant="h4" component="p">
          {pages.found ? foundWords(pages.found) : pages.isPending && "Finding professionals…"}
        </Typography>
        <Box sx={headEnd}>
          <SaveSearch query={search.query} words={searchWords(search.query)} />
          <Box sx={order}>
            <SortSelect sortBy={search.query.sortBy} onChange={(sortBy) => search.changeQuery({ sortBy })} />
          </Box>
        </Box>
      </Box>
      {pages.found && understood && (
        <SearchNotice
          query={search.query}
          understood={understood}
          isEmpty={pages.found.total === 0}
          onPlace={(location) => changeAndLead({ location })}
        />
      )}
      <ProviderResults
        pages={pages}
        whenEmpty={
          understood && (
            <NoOneFound
              query={search.query}
              understood={understood}
              title="No service providers found matching your criteria."
              heading="h2"
              onClear={countFilters(search.query) > 0 ? clear : undefined}
            />
          )
        }
      />
    </Page>
  )
}
