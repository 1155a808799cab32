import Box from "@mui/material/Box"

import type { ImportFile } from "#domain/import/import.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useDropImport } from "./imports.ts"

interface Props {
  readonly file: ImportFile
  readonly onClose: () => void
}

/** Asks before a file is put aside for good. */
export const DropDialog = ({ file, onClose }: Props) => {
  const { error, mutateAsync } = useDropImport(file.id)
  const { isBusy, start } = useOnce(async () => {
    try {
      await mutateAsync(undefined)
    } catch {
      return undefined
    }
    toast({ title: "Dropped", description: "Nothing of it is applied." })
    return onClose
  })
  return (
    <ConfirmDialog
      open
      title="Drop this file?"
      confirmLabel="Drop file"
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
      Nothing of “{file.name}” is applied then. To be applied after all it has to be sent again.
    </ConfirmDialog>
  )
}
