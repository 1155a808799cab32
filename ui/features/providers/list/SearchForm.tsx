import SearchIcon from "@mui/icons-material/Search"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type { SubmitEvent } from "react"

import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { PlaceField, SuggestField } from "#ui/shared/search/suggest/SuggestField.tsx"
import { usePlaceField } from "#ui/shared/search/use-place-field.ts"
import { useTyped } from "#ui/shared/search/use-typed.ts"

interface Props {
  /** The form's id, for a submit button outside it. */
  readonly id?: string
  readonly query: ProviderQuery
  /** What the server understood, once that is known: a place in the text is shown in the field. */
  readonly understood: Understood | undefined
  readonly onSearch: (changes: ProviderQuery) => void
}

const layout = {
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr) auto" }
}

/** The form for what is wanted, and where. */
export const SearchForm = ({ id, onSearch, query, understood }: Props) => {
  const [service, typeService] = useTyped(query.service)
  const { place, taken, type } = usePlaceField(query, understood)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch({
      service: service.trim() || undefined,
      location: taken(service),
      zipCode: undefined,
      exact: undefined
    })
  }
  return (
    <Box component="form" id={id} role="search" aria-label="Professionals" onSubmit={search} sx={layout}>
      <SuggestField
        label="Service"
        name="service"
        type="search"
        placeholder="What do you need done?"
        near={place}
        value={service}
        onChange={(event) => typeService(event.target.value)}
      />
      <PlaceField
        label="Location"
        name="location"
        placeholder="ZIP code or city"
        autoComplete="postal-code"
        value={place}
        onChange={(event) => type(event.target.value)}
      />
      <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={{ minHeight: 46 }}>
        Search
      </Button>
    </Box>
  )
}
