import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Divider from "@mui/material/Divider"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import { counted } from "#ui/shared/format/provider-words.ts"
import { countFilters, withoutFilters } from "#ui/shared/search/provider-query.ts"
import type { useProviderQuery } from "#ui/shared/search/use-provider-query.ts"

import { ChoiceFilters } from "./ChoiceFilters.tsx"
import { HiddenFilters } from "./HiddenFilters.tsx"
import { QuickFilters } from "./QuickFilters.tsx"
import { SearchForm } from "./SearchForm.tsx"

type Props = ReturnType<typeof useProviderQuery>

const ActiveFilters = ({ changeQuery, query, replaceQuery }: Props) => {
  const count = countFilters(query)
  if (count === 0) return null
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <HiddenFilters query={query} onChange={changeQuery} />
      <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
        {counted(count, "active filter", "active filters")}
      </Typography>
      <Button size="small" onClick={() => replaceQuery(withoutFilters(query))}>
        Clear All
      </Button>
    </Stack>
  )
}

/** Everything that narrows the list (docs/product.md#provider-search). */
export const FilterBar = (props: Props) => {
  const { changeQuery, query } = props
  return (
    <Card component="section" aria-label="Filters" sx={{ p: { xs: 2, sm: 3 }, display: "grid", gap: 2.5 }}>
      <SearchForm query={query} onSearch={changeQuery} />
      <Divider />
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 2 }}>
        <ChoiceFilters query={query} onChange={changeQuery} />
        <QuickFilters query={query} onChange={changeQuery} />
      </Box>
      <ActiveFilters {...props} />
    </Card>
  )
}
