import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import visuallyHidden from "@mui/utils/visuallyHidden"
import { type SubmitEvent, useState } from "react"

import { unknownPlaceText } from "#domain/search/unknown-place-text.ts"
import { rememberPlace, useLastPlace } from "#ui/shared/search/last-place.ts"
import { type ProviderQuery, writeProviderQuery } from "#ui/shared/search/provider-query.ts"
import { PlaceField } from "#ui/shared/search/suggest/SuggestField.tsx"

import { noticeText } from "./notice-text.ts"

interface Props {
  readonly query: ProviderQuery
  /** The place that the search's text names, if no such place is known. */
  readonly unknown: string | undefined
  readonly onPlace: (place: string) => void
}

const layout = {
  display: "flex",
  flexWrap: "wrap",
  columnGap: 1.5,
  rowGap: { xs: 0.75, sm: 1.5 },
  alignItems: "flex-end",
  maxWidth: 480,
  mb: { xs: 1, sm: 3 },
  // With large text the field and its button take a line each.
  "& > div": { flex: "1 1 8rem" },
  // The form's button stands beside the field, so the list of suggestions may lie over what is below.
  "& [data-suggestions]": { position: "absolute" },
  "& label": { "@media (max-width: 599.95px)": visuallyHidden }
}
// On a phone the field's label ends the sentence above, which saves a line above the results.
const shownLabel = { display: { xs: "inline", sm: "none" }, fontWeight: 600 }
const label = "Where do you need it?"

/** Asks where the work is needed, in a search that names no place. */
export const AskPlace = ({ onPlace, query, unknown }: Props) => {
  const last = useLastPlace()
  const [typed, type] = useState<string | null>(null)
  const place = typed ?? last ?? ""
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wanted = place.trim()
    if (wanted === "") return
    rememberPlace(wanted)
    onPlace(wanted)
  }
  return (
    <Box component="form" aria-label="Where it is wanted" onSubmit={submit} sx={layout}>
      <Typography sx={{ ...noticeText, flexBasis: "100%" }}>
        {unknown === undefined ? "From all over the country." : unknownPlaceText(unknown)}{" "}
        <Box component="span" aria-hidden sx={shownLabel}>
          {label}
        </Box>
      </Typography>
      {/* A submit before hydration, which the browser itself sends, carries the rest of the search in these. */}
      {[...new URLSearchParams(writeProviderQuery(query))].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PlaceField
        label={label}
        name="location"
        placeholder="78704 or Austin, TX"
        autoComplete="postal-code"
        slotProps={{ input: { required: true } }}
        value={place}
        onChange={({ target }) => type(target.value)}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 46 }}>
        Show Nearby
      </Button>
    </Box>
  )
}
