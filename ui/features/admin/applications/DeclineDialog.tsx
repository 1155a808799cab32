import Typography from "@mui/material/Typography"

import type { Application } from "#domain/application/application-record.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { useDecline } from "./applications.ts"

interface Props {
  readonly application: Application
  readonly onDone: (application: Application) => void
  readonly onClose: () => void
}

/** Declines an application, with a reason that the applicant reads. */
export const DeclineDialog = ({ application, onClose, onDone }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/application/application-record.ts")).Declining,
    values: { reason: "" },
    lateDraft: useTabDraft<{ readonly reason: string }>(`refusal:${application.id}`),
    endpoint: useDecline(application.id),
    done: (changed) => {
      toast({ title: "Declined", description: "The applicant is written to." })
      return () => onDone(changed)
    },
    refused: refusal("The application could not be declined")
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog
      api={api}
      title={`Decline ${application.businessName}`}
      submitLabel="Decline and write"
      onClose={onClose}
    >
      <TextField {...field("reason", "Reason")} multiline minRows={4} autoFocus />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {application.firstName} reads these words in the email, and that one may apply again.
      </Typography>
    </FormDialog>
  )
}
