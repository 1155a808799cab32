import Typography from "@mui/material/Typography"

import type { Application } from "#domain/application/application-record.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useApprove } from "../console.ts"
import { useUnlocking } from "../unlock/use-unlocking.tsx"

interface Props {
  readonly application: Application
  readonly onDone: (application: Application) => void
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Makes account and profile of an application; asks for the own password where that was long ago. */
export const ApproveDialog = ({ application, onClose, onDone }: Props) => {
  const { onRefused, otherError, question } = useUnlocking()
  const api = useApiForm({
    schema: async () => (await import("#domain/application/application-record.ts")).Approval,
    values: { listed: true },
    endpoint: useApprove(application.id),
    done: (changed) => {
      toast({ title: "Approved", description: "The applicant is written to." })
      return () => onDone(changed)
    },
    refused: refusal("The application could not be approved", otherwise),
    onRefused
  })
  const { field } = useFields(api.form)
  const { label: _, ...box } = field("listed", "")
  return (
    <>
      <FormDialog
        api={api}
        title={`Approve ${application.businessName}`}
        submitLabel="Approve and write"
        onClose={onClose}
      >
        <Refusal error={otherError(api.error)} otherwise={otherwise} />
        <Typography>
          {application.email} gets an account with a business profile from these answers, and an email with a
          link to set a password. License and insurance are only stated until somebody has checked them.
        </Typography>
        <CheckField {...box} label="List the business at once, if nothing is missing" />
      </FormDialog>
      {question(api.submit)}
    </>
  )
}
