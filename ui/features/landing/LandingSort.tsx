import Box from "@mui/material/Box"

import { type SortOrder, sortOrders } from "#domain/provider/search/search-options.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { sortOptions } from "#ui/shared/search/filter-options.ts"

import type { LandingSearch } from "./use-landing-search.ts"

// The landing pages' own sequence (docs/product.md#landing-pages).
const sequence: ReadonlyArray<SortOrder> = ["rating", "distance", "reviews", "price"]
const options = sequence.flatMap((order) => sortOptions.filter(({ value }) => value === order))

/** The order of the list; a change applies at once. */
export const LandingSort = ({ search: { sort, sortBy } }: { readonly search: LandingSearch }) => (
  <Box sx={{ width: { xs: "100%", sm: 220 }, flexShrink: 0 }}>
    <SelectField
      label="Sort by"
      options={options}
      value={sortBy ?? "rating"}
      onChange={({ target }) => sort(sortOrders.find((order) => order === target.value))}
    />
  </Box>
)
