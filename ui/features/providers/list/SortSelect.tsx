import { type SortOrder, sortOrders } from "#domain/provider/search/search-options.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { sortOptions } from "#ui/shared/search/filter-options.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

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
