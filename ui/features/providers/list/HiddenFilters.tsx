import CloseIcon from "@mui/icons-material/Close"
import Button from "@mui/material/Button"

import { topRated } from "#domain/provider/search/search-options.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

interface Props {
  readonly query: ProviderQuery
  readonly onChange: (changes: ProviderQuery) => void
}

const Removable = ({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) => (
  <Button
    size="small"
    color="inherit"
    aria-label={`Remove filter: ${label}`}
    onClick={onRemove}
    endIcon={<CloseIcon />}
    sx={{ borderRadius: "99px", bgcolor: "status.grey.bg", color: "status.grey.fg" }}
  >
    {label}
  </Button>
)

/** Filters that came with the address and have no control of their own here: each can be taken off. */
export const HiddenFilters = ({
  onChange,
  query: { checked, isInsured, minRating, within, zipCode }
}: Props) => (
  <>
    {zipCode && <Removable label={`ZIP code ${zipCode}`} onRemove={() => onChange({ zipCode: undefined })} />}
    {within && (
      <Removable label={`Within ${within} miles`} onRemove={() => onChange({ within: undefined })} />
    )}
    {minRating && Number(minRating) !== topRated && (
      <Removable label={`Rated ${minRating} or more`} onRemove={() => onChange({ minRating: undefined })} />
    )}
    {checked && checked !== "license" && (
      <Removable label={`Checked ${checked}`} onRemove={() => onChange({ checked: undefined })} />
    )}
    {isInsured && <Removable label="Insured" onRemove={() => onChange({ isInsured: undefined })} />}
  </>
)
