import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import type { RefObject, SubmitEvent } from "react"

import { maxLength } from "#domain/shared/limits.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useTyped } from "#ui/shared/search/use-typed.ts"

export interface FeedSearchProps {
  readonly query: string
  readonly onSearch: (query: string) => void
  readonly field: RefObject<HTMLInputElement | null>
}

const layout = { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", gap: 1, alignItems: "end" }

/** Searches a provider's projects by words. */
export const FeedSearch = ({ field, onSearch, query }: FeedSearchProps) => {
  const [typed, type] = useTyped(query)
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    onSearch(typed.trim())
  }
  return (
    <Box component="form" role="search" aria-label="Projects" onSubmit={search} sx={layout}>
      <TextField
        inputRef={field}
        label="Search projects"
        placeholder="Search by words or category"
        type="search"
        value={typed}
        onChange={({ target }) => type(target.value)}
        inputProps={{ maxLength: maxLength.title }}
      />
      <Button type="submit" variant="outlined" sx={{ minHeight: 46 }}>
        Search
      </Button>
    </Box>
  )
}
