import Typography from "@mui/material/Typography"

import { reportableWords } from "#domain/case/case-options.ts"
import type { Removable } from "#domain/removal/removal-grounds.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useUnlocking } from "../unlock/use-unlocking.tsx"
import { useRestore } from "./cases.ts"

interface Props {
  readonly removed: { readonly about: Removable; readonly aboutId: string }
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Puts back what was taken down. */
export const RestoreDialog = ({ onClose, removed }: Props) => {
  const { onRefused, otherError, question } = useUnlocking()
  const what = reportableWords[removed.about]
  const api = useApiForm({
    schema: async () => (await import("#domain/removal/removal.ts")).Restoring,
    values: { reason: "" },
    endpoint: useRestore(removed),
    done: () => {
      toast({ title: "Put back", description: `The ${what} stands where it stood.` })
      return onClose
    },
    refused: refusal(`The ${what} could not be put back`, otherwise),
    onRefused
  })
  const { field } = useFields(api.form)
  return (
    <>
      <FormDialog api={api} title={`Put the ${what} back`} submitLabel="Put it back" onClose={onClose}>
        <Refusal error={otherError(api.error)} otherwise={otherwise} />
        <TextField {...field("reason", "Reason")} multiline minRows={3} autoFocus />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Operators read these words, nobody else.
        </Typography>
      </FormDialog>
      {question(api.submit)}
    </>
  )
}
