import type { ComponentProps } from "react"

import { NoOneFound } from "./NoOneFound.tsx"
import { SearchNotice } from "./SearchNotice.tsx"

interface Props extends ComponentProps<typeof NoOneFound> {
  readonly isEmpty: boolean
}

/** What there is to say of a search beside its list, or in its place. */
export const SearchOutcome = ({ isEmpty, ...search }: Props) => (
  <>
    <SearchNotice {...search} />
    {isEmpty && <NoOneFound {...search} />}
  </>
)
