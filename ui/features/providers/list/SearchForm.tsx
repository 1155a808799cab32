import SearchIcon from "@mui/icons-material/Search"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type { SubmitEvent } from "react"

import { rememberPlace, useLastPlace } from "#ui/shared/search/last-place.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { PlaceField, SuggestField } from "#ui/shared/search/suggest/SuggestField.tsx"
import { useTyped } from "#ui/shared/search/use-typed.ts"

interface Props {
  readonly query: ProviderQuery
  readonly onSearch: (changes: ProviderQuery) => void
}

const layout = {
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: { xs: "minmax(0, 1fr)", sm: "minmax(0, 1fr) minmax(0, 1fr) auto" }
}

/** What is wanted, and where. */
export const SearchForm = ({ onSearch, query }: Props) => {
  const [service, typeService] = useTyped(query.service)
  const lastPlace = useLastPlace()
  const [location, typeLocation] = useTyped(query.location ?? lastPlace ?? undefined)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    rememberPlace(location.trim())
    onSearch({
      service: service.trim() || undefined,
      location: location.trim() || undefined,
      exact: undefined
    })
  }
  return (
    <Box component="form" role="search" aria-label="Professionals" onSubmit={search} sx={layout}>
      <SuggestField
        label="Service"
        name="service"
        type="search"
        placeholder="What do you need done?"
        near={location}
        value={service}
        onChange={(event) => typeService(event.target.value)}
      />
      <PlaceField
        label="Location"
        name="location"
        placeholder="ZIP code or city"
        autoComplete="postal-code"
        value={location}
        onChange={(event) => typeLocation(event.target.value)}
      />
      <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={{ minHeight: 46 }}>
        Search
      </Button>
    </Box>
  )
}
