import { type SortOrder, sortOrders } from "../../src/domain/provider/search-options.ts"
import { SelectField } from "../shared/form/SelectField.tsx"
import { sortOptions } from "./filter-options.ts"
import type { ProviderQuery } from "./use-providers.ts"

interface Props {
  readonly query: ProviderQuery
  readonly onChange: (changes: { readonly sortBy: SortOrder | undefined }) => void
}

/** The order of a list of providers. */
export const SortSelect = ({ onChange, query }: Props) => (
  <SelectField
    label="Sort by"
    options={sortOptions}
    value={query.sortBy ?? "rating"}
    onChange={({ target }) => onChange({ sortBy: sortOrders.find((order) => order === target.value) })}
  />
)
