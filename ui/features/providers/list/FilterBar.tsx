import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { counted } from "#domain/shared/numbers.ts"
import { Rule } from "#ui/shared/components/Rule.tsx"
import { showTabbed } from "#ui/shared/routing/show-tabbed.ts"
import type { Understood } from "#ui/shared/search/call-search.ts"
import { countFilters, type ProviderQuery } from "#ui/shared/search/provider-query.ts"

import { ChoiceFilters } from "./ChoiceFilters.tsx"
import { HiddenFilters } from "./HiddenFilters.tsx"
import { SearchLine } from "./phone/SearchLine.tsx"
import { QuickFilters } from "./QuickFilters.tsx"
import { SearchForm } from "./SearchForm.tsx"

interface Removing {
  readonly query: ProviderQuery
  /** Removes a filter whose button disappears with it. */
  readonly onTakeOff: (changes: ProviderQuery) => void
  readonly onClear: () => void
}

interface Props extends Removing {
  readonly understood: Understood | undefined
  readonly onChange: (changes: ProviderQuery) => void
}

const ActiveFilters = ({ onClear, onTakeOff, query }: Removing) => {
  const count = countFilters(query)
  if (count === 0) return null
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ alignItems: "center", flexWrap: { sm: "wrap" }, minHeight: { sm: 44 } }}
    >
      <HiddenFilters query={query} onChange={onTakeOff} />
      <Typography variant="body2" component="span" sx={{ whiteSpace: "nowrap", color: "text.secondary" }}>
        {counted(count, "active filter", "active filters")}
      </Typography>
      <Button size="small" onClick={onClear}>
        Clear All
      </Button>
    </Stack>
  )
}

// On a phone two lines and no card: the results begin on the first screen.
const card = {
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr)",
  gap: { xs: 1, sm: 2.5 },
  p: { xs: 0, sm: "20px 24px" },
  border: { xs: 0, sm: 1 },
  borderColor: { sm: "divider" },
  borderRadius: { xs: 0, sm: 5 },
  bgcolor: { xs: "transparent", sm: "background.paper" },
  overflow: "visible"
}
// Scrolls sideways where there is no room for all.
const row = {
  display: "flex",
  flexWrap: { sm: "wrap" },
  alignItems: { xs: "center", sm: "flex-end" },
  gap: { xs: 1, sm: 2 },
  overflowX: { xs: "auto", sm: "visible" },
  scrollbarWidth: "none",
  // Room for focus rings inside the scroll container.
  p: { xs: "5px", sm: 0 },
  m: { xs: "-5px 0 -5px -5px", sm: 0 },
  scrollPaddingInline: "5px",
  "& > *": { flexShrink: { xs: 0, sm: 1 } }
}
const wide = { display: { xs: "none", sm: "block" } }

/** All filters of the list (docs/product.md#provider-search); on a phone a line for the search and a line of chips. */
export const FilterBar = (props: Props) => {
  const { onChange, query, understood } = props
  return (
    <Card component="section" aria-label="Filters" sx={card}>
      <SearchLine query={query} understood={understood} onSearch={onChange} />
      <Box sx={wide}>
        <SearchForm query={query} understood={understood} onSearch={onChange} />
        <Rule sx={{ mt: 2.5 }} />
      </Box>
      <Box data-sideways onFocus={({ target }) => showTabbed(target)} sx={row}>
        <Box sx={wide}>
          <ChoiceFilters query={query} onChange={onChange} />
        </Box>
        <QuickFilters query={query} onChange={onChange} />
        <ActiveFilters {...props} />
      </Box>
    </Card>
  )
}
