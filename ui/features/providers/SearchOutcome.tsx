import type { ComponentProps } from "react"

import { NoOneFound } from "./NoOneFound.tsx"
import { SearchNotice } from "./SearchNotice.tsx"

interface Props
  extends
    ComponentProps<typeof NoOneFound>,
    Pick<ComponentProps<typeof SearchNotice>, "isEmpty" | "onPlace"> {}

/** What there is to say about a search above its list, or in its place. */
export const SearchOutcome = ({ isEmpty, onPlace, ...search }: Props) => (
  <>
    <SearchNotice {...search} isEmpty={isEmpty} onPlace={onPlace} />
    {isEmpty && <NoOneFound {...search} />}
  </>
)
