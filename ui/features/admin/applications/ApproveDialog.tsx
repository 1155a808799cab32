import Typography from "@mui/material/Typography"
import { useState } from "react"

import type { Application } from "#domain/application/application-record.ts"
import { callErrorIn } from "#ui/shared/api/call-error.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useApprove } from "../console.ts"
import { UnlockDialog } from "../unlock/UnlockDialog.tsx"

interface Props {
  readonly application: Application
  readonly onDone: (application: Application) => void
  readonly onClose: () => void
}

const otherwise = "Please try again."

const asksForPassword = (error: unknown) => callErrorIn(error)?.code === "ConfirmPassword"

const ApproveForm = ({
  application,
  onClose,
  onDone,
  onLocked
}: Props & { readonly onLocked: () => void }) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/application/application-record.ts")).Approval,
    values: { listed: true },
    endpoint: useApprove(application.id),
    done: (changed) => {
      toast({ title: "Approved", description: "The applicant is written to." })
      return () => onDone(changed)
    },
    refused: refusal("The application could not be approved", otherwise),
    onRefused: (error) => (asksForPassword(error) ? onLocked : undefined)
  })
  const { field } = useFields(api.form)
  const { label: _, ...box } = field("listed", "")
  return (
    <FormDialog
      api={api}
      title={`Approve ${application.businessName}`}
      submitLabel="Approve and write"
      onClose={onClose}
    >
      <Refusal error={api.error} otherwise={otherwise} />
      <Typography>
        {application.email} gets an account with a business profile from these answers, and an email with a
        link to set a password. License and insurance are only stated until somebody has checked them.
      </Typography>
      <CheckField {...box} label="List the business at once, if nothing is missing" />
    </FormDialog>
  )
}

/** Makes account and profile of an application; asks for the own password where that was long ago. */
export const ApproveDialog = (props: Props) => {
  const [isLocked, setIsLocked] = useState(false)
  return isLocked ? (
    <UnlockDialog onUnlocked={() => setIsLocked(false)} onClose={props.onClose} />
  ) : (
    <ApproveForm {...props} onLocked={() => setIsLocked(true)} />
  )
}
