import { type SortOrder, sortOrders } from "#domain/provider/search/search-options.ts"

import { SelectField } from "../forms/SelectField.tsx"
import { sortOptions } from "./filter-options.ts"

interface Props {
  readonly sortBy: SortOrder | undefined
  readonly onChange: (sortBy: SortOrder | undefined) => void
  /** In the sequence of the page. */
  readonly options?: typeof sortOptions
}

/** The order of a list of providers; a change applies at once. */
export const SortSelect = ({ onChange, options = sortOptions, sortBy }: Props) => (
  <SelectField
    label="Sort by"
    options={options}
    value={sortBy ?? "rating"}
    onChange={({ target }) => onChange(sortOrders.find((order) => order === target.value))}
  />
)
