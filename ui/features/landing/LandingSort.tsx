import Box from "@mui/material/Box"

import type { SortOrder } from "#domain/provider/search/search-options.ts"
import { sortOptions } from "#ui/shared/search/filter-options.ts"
import { SortSelect } from "#ui/shared/search/SortSelect.tsx"

import type { LandingSearch } from "./use-landing-search.ts"

// The landing pages' own sequence (docs/product.md#landing-pages).
const sequence: ReadonlyArray<SortOrder> = ["rating", "distance", "reviews", "price"]
const options = sequence.flatMap((order) => sortOptions.filter(({ value }) => value === order))

/** The order of the list. */
export const LandingSort = ({ search: { sort, sortBy } }: { readonly search: LandingSearch }) => (
  <Box sx={{ width: { xs: "100%", sm: 220 }, flexShrink: 0 }}>
    <SortSelect options={options} sortBy={sortBy} onChange={sort} />
  </Box>
)
