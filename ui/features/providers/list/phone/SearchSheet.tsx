import CloseIcon from "@mui/icons-material/Close"
import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import IconButton from "@mui/material/IconButton"
import Stack from "@mui/material/Stack"
import { useId } from "react"

import { Dialog } from "#ui/shared/components/dialog/Dialog.tsx"
import type { Understood } from "#ui/shared/search/call-search.ts"
import type { ProviderQuery } from "#ui/shared/search/provider-query.ts"
import { SortSelect } from "#ui/shared/search/SortSelect.tsx"

import { ChoiceFilters } from "../ChoiceFilters.tsx"
import { SearchForm } from "../SearchForm.tsx"

interface Props {
  readonly query: ProviderQuery
  readonly understood: Understood | undefined
  readonly onSearch: (changes: ProviderQuery) => void
  readonly onClose: () => void
}

/** All fields of the search, in a dialog that fills the phone. */
export const SearchSheet = ({ onClose, onSearch, query, understood }: Props) => {
  const id = useId()
  const formId = useId()
  const search = (changes: ProviderQuery) => {
    onSearch(changes)
    onClose()
  }
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <Box sx={{ display: "flex", alignItems: "center", justifyContent: "space-between", pr: 2, pt: 1 }}>
        <DialogTitle id={id} variant="h3" sx={{ "&&": { py: 1 } }}>
          Search
        </DialogTitle>
        <IconButton aria-label="Close" onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent>
        <Stack spacing={3}>
          <SearchForm id={formId} query={query} understood={understood} onSearch={search} />
          <ChoiceFilters query={query} onChange={onSearch} />
          <SortSelect sortBy={query.sortBy} onChange={(sortBy) => onSearch({ sortBy })} />
          <Button type="submit" form={formId} variant="outlined">
            Show professionals
          </Button>
        </Stack>
      </DialogContent>
    </Dialog>
  )
}
