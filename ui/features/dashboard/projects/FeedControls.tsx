import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type { FormEvent } from "react"

import { feedSorts } from "#domain/project/feed-options.ts"
import { feedSortWords } from "#domain/project/feed-words.ts"
import { maxLength } from "#domain/shared/limits.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useTyped } from "#ui/shared/search/use-typed.ts"

import type { Feed } from "./use-feed.ts"

interface Props {
  readonly feed: Feed
  readonly onChange: (changes: Partial<Feed>) => void
}

const sorts = feedSorts.map((value) => ({ value, label: feedSortWords[value] }))

const layout = {
  display: "grid",
  gap: 2,
  mb: 2,
  alignItems: "end",
  gridTemplateColumns: {
    xs: "minmax(0, 1fr)",
    sm: "minmax(0, 2fr) auto minmax(0, 1fr)"
  }
}

/** Words to look for, and the order. */
export const FeedControls = ({ feed, onChange }: Props) => {
  const [typed, type] = useTyped(feed.query)
  const search = (event: FormEvent) => {
    event.preventDefault()
    onChange({ query: typed.trim() })
  }
  return (
    <Box component="form" role="search" aria-label="Projects" onSubmit={search} sx={layout}>
      <TextField
        label="Words"
        type="search"
        placeholder="faucet, water heater"
        value={typed}
        onChange={({ target }) => type(target.value)}
        inputProps={{ maxLength: maxLength.title }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
        Search
      </Button>
      <SelectField
        label="Sort by"
        options={sorts}
        value={feed.sort}
        onChange={({ target }) => {
          const sort = feedSorts.find((value) => value === target.value)
          if (sort) onChange({ sort })
        }}
      />
    </Box>
  )
}
