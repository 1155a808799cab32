import Stack from "@mui/material/Stack"

import { topRated } from "#domain/provider/search/search-options.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { ToggleButton } from "./ToggleButton.tsx"

interface Props {
  readonly query: ProviderQuery
  readonly onChange: (changes: ProviderQuery) => void
}

const quickFilters = [
  { label: "Top Rated", name: "minRating", value: String(topRated) },
  { label: "Available Today", name: "availability", value: "today" },
  { label: "Licensed", name: "isLicensed", value: "true" },
  { label: "Checked license", name: "checked", value: "license" }
] as const

/** The filters that most people want, a press each. */
export const QuickFilters = ({ onChange, query }: Props) => (
  <Stack
    direction="row"
    useFlexGap
    spacing={1}
    role="group"
    aria-label="Quick filters"
    sx={{ flexWrap: { sm: "wrap" }, "& > *": { flexShrink: 0 } }}
  >
    {quickFilters.map(({ label, name, value }) => {
      const pressed = query[name] === value
      return (
        <ToggleButton
          key={name}
          pressed={pressed}
          onClick={() => onChange({ [name]: pressed ? undefined : value })}
        >
          {label}
        </ToggleButton>
      )
    })}
  </Stack>
)
