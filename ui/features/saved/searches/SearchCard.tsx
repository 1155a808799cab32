import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { formatNumber } from "#domain/shared/numbers.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"
import { searchWords } from "#ui/shared/search/search-title.ts"

import { useSeeSearch } from "../see-search.ts"
import { addressOf, queryOf, type SavedSearch, unquoted } from "./saved-searches.ts"

interface Props {
  readonly search: SavedSearch
  readonly onChange: () => void
  readonly onDelete: () => void
}

const alertWords: Readonly<Record<SavedSearch["alert"], string>> = {
  off: "No emails about new ones",
  daily: "Emails about new ones, at most daily",
  weekly: "Emails about new ones, at most weekly"
}

/** A saved search: a link to its results, the number of new ones, and when emails about those are sent. */
export const SearchCard = ({ onDelete, onChange, search }: Props) => {
  const id = useId()
  const { mutate: see } = useSeeSearch()
  const { alert, name, newCount } = search
  const words = searchWords(queryOf(search))
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ display: "flex", flexDirection: "column", gap: 2, p: { xs: 2.5, sm: 3 } }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Link href={`/providers${addressOf(search)}`} onClick={() => newCount > 0 && see(search.id)}>
            {name}
          </Link>
        </Typography>
        {newCount > 0 && <Pill tone="blue">{`${formatNumber(newCount)} new`}</Pill>}
      </Stack>
      {![words, unquoted(words)].includes(name) && (
        <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
          {words}
        </Typography>
      )}
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {alertWords[alert]}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: "auto" }}>
        <Button size="small" variant="outlined" aria-describedby={id} onClick={onChange}>
          Change
        </Button>
        <Button size="small" color="error" aria-describedby={id} onClick={onDelete}>
          Delete
        </Button>
      </Stack>
    </Card>
  )
}
