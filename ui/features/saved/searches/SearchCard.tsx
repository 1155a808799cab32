import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useId } from "react"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { Pill } from "#ui/shared/components/Pill.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { Link } from "#ui/shared/routing/Link.tsx"
import { searchWords } from "#ui/shared/search/search-title.ts"

import { alertLabel, alertOptions } from "./alert-options.ts"
import { addressOf, queryOf, type SavedSearch, useChangeSearch, useMarkSearchSeen } from "./saved-searches.ts"

interface Props {
  readonly search: SavedSearch
  readonly onRename: () => void
  readonly onDelete: () => void
}

const Alert = ({ search }: Pick<Props, "search">) => {
  const { mutateAsync } = useChangeSearch(search.id)
  const { isBusy, start } = useOnce(async (alert: SavedSearch["alert"]) => {
    const { name, query } = search
    try {
      await mutateAsync({ name, query, alert })
    } catch (error) {
      const description = wordsFor(error, "Please try again.")
      toast({ title: "Your choice could not be saved", description, variant: "destructive" })
    }
  })
  return (
    <SelectField
      label={alertLabel}
      options={alertOptions}
      value={search.alert}
      disabled={isBusy}
      onChange={({ target }) => {
        const chosen = alertOptions.find(({ value }) => value === target.value)
        if (chosen) void start(chosen.value)
      }}
    />
  )
}

/** A saved search: the way to what it finds, how many of them are new, and when one is written to about those. */
export const SearchCard = ({ onDelete, onRename, search }: Props) => {
  const id = useId()
  const { mutate: markSeen } = useMarkSearchSeen(search.id)
  const { name, newCount } = search
  const words = searchWords(queryOf(search))
  return (
    <Card
      component="article"
      aria-labelledby={id}
      sx={{ display: "flex", flexDirection: "column", gap: 2, p: { xs: 2.5, sm: 3 } }}
    >
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Typography id={id} variant="h4" component="h3" sx={{ minWidth: 0, overflowWrap: "anywhere" }}>
          <Link href={`/providers${addressOf(search)}`} onClick={() => newCount > 0 && markSeen(undefined)}>
            {name}
          </Link>
        </Typography>
        {newCount > 0 && <Pill tone="blue">{`${newCount} new`}</Pill>}
      </Stack>
      {words !== name && (
        <Typography variant="body2" sx={{ color: "text.secondary", overflowWrap: "anywhere" }}>
          {words}
        </Typography>
      )}
      <Alert search={search} />
      <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", gap: 1, mt: "auto" }}>
        <Button size="small" variant="outlined" aria-describedby={id} onClick={onRename}>
          Rename
        </Button>
        <Button size="small" color="error" aria-describedby={id} onClick={onDelete}>
          Delete
        </Button>
      </Stack>
    </Card>
  )
}
