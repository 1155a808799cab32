import Typography from "@mui/material/Typography"

import type { Application } from "#domain/application/application-record.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { OperatorDialog } from "../unlock/OperatorDialog.tsx"
import { useOperatorForm } from "../unlock/use-operator-form.ts"
import { useApprove } from "./applications.ts"

interface Props {
  readonly application: Application
  readonly onDone: (application: Application) => void
  readonly onClose: () => void
}

const newAccount = (email: string) =>
  `${email} gets an account with a business profile from these answers, and an email with a link to set a password. License and insurance are only stated until somebody has checked them.`

const ownAccount = (email: string) =>
  `${email} has a professional's account already. What its profile lacks is filled in from these answers; nothing else changes, and it stays listed or unlisted as it is. An email says so.`

/**
 * Approves an application: makes its account and profile, or fills the profile of the provider who sent it; asks for
 * the operator's password if that was typed long ago.
 */
export const ApproveDialog = ({ application, onClose, onDone }: Props) => {
  const { addressRole, email } = application
  const isNew = addressRole === null
  const api = useOperatorForm({
    schema: async () => (await import("#domain/application/application-record.ts")).Approval,
    values: { listed: isNew },
    endpoint: useApprove(application.id),
    done: (changed) => {
      toast({ title: "Approved", description: "The applicant is written to." })
      return () => onDone(changed)
    },
    refused: refusal("The application could not be approved")
  })
  const { field } = useFields(api.form)
  const { label: _, ...box } = field("listed", "")
  return (
    <OperatorDialog
      api={api}
      title={`Approve ${application.businessName}`}
      submitLabel="Approve and send email"
      onClose={onClose}
    >
      <Typography>{isNew ? newAccount(email) : ownAccount(email)}</Typography>
      {isNew && <CheckField {...box} label="List the business at once, if nothing is missing" />}
    </OperatorDialog>
  )
}
