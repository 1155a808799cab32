import Box from "@mui/material/Box"

import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { type SavedSearch, useDeleteSearch } from "./saved-searches.ts"

interface Props {
  readonly search: SavedSearch
  readonly onClose: () => void
}

/** Asks before a saved search goes. */
export const DeleteSearch = ({ onClose, search }: Props) => {
  const { error, mutateAsync } = useDeleteSearch(search.id)
  const { isBusy, start } = useOnce(async () => {
    try {
      await mutateAsync()
    } catch {
      return undefined
    }
    toast({ title: "Search deleted" })
    return onClose
  })
  return (
    <ConfirmDialog
      open
      title="Delete this search?"
      confirmLabel="Delete search"
      destructive
      pending={isBusy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      {error && (
        <Box sx={{ mb: 2 }}>
          <ErrorAlert>{wordsFor(error, "Please try again.")}</ErrorAlert>
        </Box>
      )}
      “{search.name}” is gone then, and no more emails come about it.
    </ConfirmDialog>
  )
}
