import Typography from "@mui/material/Typography"

import { fullName } from "#domain/account/full-name.ts"
import { keyMinutes, spanWords } from "#domain/notices/email-key.ts"
import type { Person } from "#domain/operator/people.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"

import { useUnlocking } from "../unlock/use-unlocking.tsx"
import { useReset } from "./people.ts"

interface Props {
  readonly person: Person
  readonly onClose: () => void
}

/** Has a link for a new password sent; nobody here sees it. */
export const ResetDialog = ({ onClose, person }: Props) => {
  const { onRefused, otherError, question } = useUnlocking()
  const api = useApiForm({
    schema: async () => (await import("#domain/operator/people.ts")).PasswordLink,
    values: {},
    endpoint: useReset(person.id),
    done: () => {
      toast({ title: "Sent", description: `The link works for ${spanWords(keyMinutes.reset)}.` })
      return onClose
    },
    refused: refusal("The link could not be sent"),
    onRefused
  })
  return (
    <>
      <FormDialog
        api={{ ...api, error: otherError(api.error) }}
        title="Send a link for a new password"
        subtitle={fullName(person)}
        submitLabel="Send the link"
        onClose={onClose}
      >
        <Typography>
          It goes to {person.email}, and to nobody else. Until it is used the old password works.
        </Typography>
      </FormDialog>
      {question(api.submit)}
    </>
  )
}
