import SearchIcon from "@mui/icons-material/Search"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { fetchAhead } from "#ui/shared/forms/fetch-ahead.ts"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"

// The sheet's code comes only for people who open it.
const loadSheet = async () => (await import("./SearchSheet.tsx")).SearchSheet
const SearchSheet = lazyDialog(loadSheet)
const preload = fetchAhead(loadSheet)

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood | undefined
  readonly onSearch: (changes: ProviderQuery) => void
}

const summary = ({ location, service, specialty, zipCode }: ProviderQuery) =>
  [service ?? specialty, zipCode ?? location].filter(Boolean).join(" · ") || "What do you need done?"

const look = {
  display: { xs: "flex", sm: "none" },
  justifyContent: "flex-start",
  minHeight: 44,
  borderRadius: "99px",
  color: "text.primary"
}

/** The search on a phone: a line that shows what is searched for, and opens all its fields. */
export const SearchLine = ({ onSearch, query, understood }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        fullWidth
        variant="outlined"
        aria-haspopup="dialog"
        aria-description="Change the search"
        startIcon={<SearchIcon />}
        onPointerEnter={preload}
        onClick={() => setOpen(true)}
        sx={look}
      >
        <Typography component="span" noWrap>
          {summary(query)}
        </Typography>
      </Button>
      {isOpen && (
        <SearchSheet
          query={query}
          understood={understood}
          onSearch={onSearch}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
