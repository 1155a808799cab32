import Chip from "@mui/material/Chip"

import { topRated } from "../../src/domain/provider/search-options.ts"
import type { ProviderQuery } from "./use-providers.ts"

interface Props {
  readonly query: ProviderQuery
  readonly onChange: (changes: ProviderQuery) => void
}

/** Filters that came with the address and have no control of their own here: each can be taken off. */
export const HiddenFilters = ({ onChange, query: { isInsured, minRating, zipCode } }: Props) => (
  <>
    {zipCode && <Chip label={`ZIP code ${zipCode}`} onDelete={() => onChange({ zipCode: undefined })} />}
    {minRating && Number(minRating) !== topRated && (
      <Chip label={`Rated ${minRating} or more`} onDelete={() => onChange({ minRating: undefined })} />
    )}
    {isInsured && <Chip label="Insured" onDelete={() => onChange({ isInsured: undefined })} />}
  </>
)
