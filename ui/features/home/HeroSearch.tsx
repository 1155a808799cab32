import SearchIcon from "@mui/icons-material/Search"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useQuery } from "@tanstack/react-query"
import type { SubmitEvent } from "react"
import { flushSync } from "react-dom"

import { categoriesQuery } from "#ui/features/services/use-categories.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { focusResults, showResults } from "#ui/shared/routing/go-to.ts"
import { PlaceField, SuggestField } from "#ui/shared/search/suggest/SuggestField.tsx"
import { usePlaceField } from "#ui/shared/search/use-place-field.ts"
import { useTyped } from "#ui/shared/search/use-typed.ts"

import type { HomeSearch } from "./use-home-search.ts"

const layout = {
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "repeat(2, minmax(0, 1fr))",
    md: "minmax(0, 1.4fr) minmax(0, 1fr) minmax(0, 1fr) auto"
  },
  p: { xs: 2.5, md: 3 },
  border: 1,
  borderColor: "divider",
  borderRadius: 5,
  bgcolor: "background.paper",
  boxShadow: "0 10px 32px rgb(31 29 26 / 0.09)"
}

/** All categories, and the one in the URL even if it is unknown. */
const useCategoryOptions = (current: string) => {
  const { data = [] } = useQuery(categoriesQuery)
  const names = data.map(({ name }) => name)
  const listed = current === "" || names.includes(current) ? names : [...names, current]
  return listed.map((name) => ({ value: name, label: name }))
}

/** The hero's search form; its results replace the page's grid of professionals. */
export const HeroSearch = ({ applied, search, understood }: HomeSearch) => {
  const [service, typeService] = useTyped(applied.service)
  const [specialty, chooseSpecialty] = useTyped(applied.specialty)
  const { place, taken, type } = usePlaceField(applied, understood)
  const options = useCategoryOptions(specialty)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = {
      service: service.trim() || undefined,
      specialty: specialty || undefined,
      location: taken(service)
    }
    // Flushed, because the results have to be rendered before the page scrolls to them.
    flushSync(() => search(wanted))
    showResults()
    focusResults()
  }
  return (
    <Box component="form" role="search" aria-label="Professionals" onSubmit={submit} sx={layout}>
      <SuggestField
        label="Service"
        name="service"
        type="search"
        placeholder="What do you need done?"
        near={place}
        value={service}
        onChange={({ target }) => typeService(target.value)}
      />
      <SelectField
        label="Category"
        name="specialty"
        placeholder="All Categories"
        options={options}
        value={specialty}
        onChange={({ target }) => chooseSpecialty(target.value)}
      />
      <PlaceField
        label="Location"
        name="location"
        placeholder="ZIP code or city"
        autoComplete="postal-code"
        value={place}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="contained" startIcon={<SearchIcon />} sx={{ minHeight: 46 }}>
        Search
      </Button>
    </Box>
  )
}
