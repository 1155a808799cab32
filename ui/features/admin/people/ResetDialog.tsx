import Typography from "@mui/material/Typography"

import { fullName } from "#domain/account/full-name.ts"
import { keyMinutes, spanWords } from "#domain/notices/email-key.ts"
import type { Person } from "#domain/operator/people.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"

import { OperatorDialog } from "../unlock/OperatorDialog.tsx"
import { useOperatorForm } from "../unlock/use-operator-form.ts"
import { useReset } from "./people.ts"

interface Props {
  readonly person: Person
  readonly onClose: () => void
}

/** Has a link for a new password sent to a person; operators do not see it. */
export const ResetDialog = ({ onClose, person }: Props) => {
  const api = useOperatorForm({
    schema: async () => (await import("#domain/operator/people.ts")).PasswordLink,
    values: {},
    endpoint: useReset(person.id),
    done: () => {
      toast({ title: "Sent", description: `The link works for ${spanWords(keyMinutes.reset)}.` })
      return onClose
    },
    refused: refusal("The link could not be sent")
  })
  return (
    <OperatorDialog
      api={api}
      title="Send a link for a new password"
      subtitle={fullName(person)}
      submitLabel="Send the link"
      onClose={onClose}
    >
      <Typography>
        It goes to {person.email}, and to nobody else. Until it is used the old password works.
      </Typography>
    </OperatorDialog>
  )
}
