import Typography from "@mui/material/Typography"

import { checkedWords } from "#domain/check/check-options.ts"
import type { Check } from "#domain/check/check.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useUnlocking } from "../unlock/use-unlocking.tsx"
import { useRevoke } from "./checks.ts"

interface Props {
  readonly check: Check
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Takes a check back. */
export const RevokeDialog = ({ check, onClose }: Props) => {
  const { onRefused, otherError, question } = useUnlocking()
  const api = useApiForm({
    schema: async () => (await import("#domain/check/check.ts")).Revocation,
    values: { reason: "" },
    endpoint: useRevoke(check.id),
    done: () => {
      toast({ title: "Taken back", description: "The page of the business no longer shows it." })
      return onClose
    },
    refused: refusal("The check could not be taken back", otherwise),
    onRefused
  })
  const { field } = useFields(api.form)
  return (
    <>
      <FormDialog
        api={api}
        title={`Take this ${checkedWords[check.kind]} back`}
        subtitle={check.scope}
        submitLabel="Take it back"
        onClose={onClose}
      >
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
