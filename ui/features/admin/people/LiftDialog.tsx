import Typography from "@mui/material/Typography"

import type { Sanction } from "#domain/sanction/sanction.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useUnlocking } from "../unlock/use-unlocking.tsx"
import { useLift } from "./people.ts"

interface Props {
  readonly sanction: Sanction
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Lifts a sanction before its day. */
export const LiftDialog = ({ onClose, sanction }: Props) => {
  const { onRefused, otherError, question } = useUnlocking()
  const api = useApiForm({
    schema: async () => (await import("#domain/sanction/sanction.ts")).Lifting,
    values: { reason: "" },
    endpoint: useLift(sanction.id),
    done: () => {
      toast({ title: "Lifted", description: "The person is written to." })
      return onClose
    },
    refused: refusal("The sanction could not be lifted", otherwise),
    onRefused
  })
  const { field } = useFields(api.form)
  return (
    <>
      <FormDialog
        api={api}
        title="Lift this sanction"
        subtitle={sanction.reason}
        submitLabel="Lift it"
        onClose={onClose}
      >
        <Refusal error={otherError(api.error)} otherwise={otherwise} />
        <TextField {...field("reason", "Reason")} multiline minRows={3} autoFocus />
        <Typography variant="body2" sx={{ color: "text.secondary" }}>
          Operators read these words, nobody else. Jobs that have ended stay ended.
        </Typography>
      </FormDialog>
      {question(api.submit)}
    </>
  )
}
