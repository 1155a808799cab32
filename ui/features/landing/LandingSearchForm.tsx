import SearchIcon from "@mui/icons-material/Search"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { type SubmitEvent, useId } from "react"

import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { placeIds } from "#ui/shared/routing/go-to.ts"
import { PlaceField } from "#ui/shared/search/suggest/SuggestField.tsx"

import type { LandingPage } from "./landing-page.ts"
import type { LandingSearch } from "./use-landing-search.ts"

interface Props {
  readonly page: Pick<LandingPage, "choice" | "people" | "searchButton">
  readonly search: LandingSearch
  readonly shape: keyof typeof columns
  /** Whether help is wanted at once: if the place is missing, the form asks for it. */
  readonly isEmergency?: boolean
  readonly onSearched?: () => void
}

const columns = {
  /** In the column of a hero, with the button below the fields. */
  stacked: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))" },
  /** Across the page: all in a row. */
  row: { xs: "minmax(0, 1fr)", sm: "repeat(2, minmax(0, 1fr))", md: "repeat(2, minmax(0, 1fr)) auto" }
}

const layout = (shape: keyof typeof columns) => ({
  display: "grid",
  gap: 2,
  alignItems: "end",
  gridTemplateColumns: columns[shape],
  "& > button": { gridColumn: { sm: "1 / -1", ...(shape === "row" && { md: "auto" }) }, minHeight: 48 }
})

/**
 * The form for the place and the kind of work or the urgency, with the button that applies both
 * (docs/product.md#landing-search).
 */
export const LandingSearchForm = ({ isEmergency = false, onSearched, page, search, shape }: Props) => {
  const promptId = useId()
  const isAsking = isEmergency && search.query.location === undefined
  const { change, choices } = search
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    search.search()
    onSearched?.()
  }
  return (
    <Card sx={{ p: { xs: 2.5, sm: 3 }, overflow: "visible" }}>
      <Box
        component="form"
        id={placeIds.search}
        tabIndex={-1}
        role="search"
        aria-label={`Find ${page.people}`}
        onSubmit={submit}
        sx={layout(shape)}
      >
        {isAsking && (
          <Typography id={promptId} sx={{ gridColumn: "1 / -1", fontWeight: 650 }}>
            Enter your ZIP code, and we show who can come today, the nearest first.
          </Typography>
        )}
        <PlaceField
          label="Location"
          name="location"
          placeholder="Enter your zip code or city"
          autoComplete="postal-code"
          {...(isAsking && { "aria-describedby": promptId })}
          value={choices.location}
          onChange={({ target }) => change({ location: target.value })}
        />
        <SelectField
          label={page.choice.label}
          // With this name, a submit before hydration, which the browser itself sends, is a search too.
          name={page.choice.parameter}
          placeholder={page.choice.placeholder}
          options={page.choice.options}
          value={choices.choice}
          onChange={({ target }) => change({ choice: target.value })}
        />
        <Button type="submit" variant="contained" size="large" startIcon={<SearchIcon />}>
          {page.searchButton}
        </Button>
      </Box>
    </Card>
  )
}
