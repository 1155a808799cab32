import Typography from "@mui/material/Typography"

import {
  reasonsToReport,
  type Reportable,
  reportableWords,
  reportReasonLabels
} from "#domain/case/case-options.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { OnceReported } from "./OnceReported.tsx"
import { useReport } from "./use-reports.ts"

interface Props {
  readonly about: Reportable
  readonly aboutId: string
  /** The name of the reported thing. */
  readonly name: string
  readonly onClose: () => void
}

const ReportForm = ({ about, aboutId, name, onClose, title }: Props & { readonly title: string }) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/case/case.ts")).ReportRequest,
    values: { about, aboutId, reason: "", text: "" },
    lateDraft: useTabDraft(`report:${aboutId}`),
    endpoint: useReport(),
    done: () => {
      toast({ title: "Thank you. We will write to you." })
      return onClose
    },
    refused: refusal("Your report could not be sent")
  })
  const { field } = useFields(api.form)
  const reasons = reasonsToReport(about).map((value) => ({ value, label: reportReasonLabels[value] }))
  return (
    <FormDialog api={api} title={title} subtitle={name} submitLabel="Send report" onClose={onClose}>
      <SelectField {...field("reason", "Reason")} options={reasons} placeholder="Choose" />
      <TextField {...field("text", "What is wrong?")} multiline minRows={4} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Our team reads every report. You hear from us what came of it.
      </Typography>
    </FormDialog>
  )
}

/** Reports something that one can see to the operators, or says that the person has done so already. */
export const ReportDialog = (props: Props) => {
  const title = `Report this ${reportableWords[props.about]}`
  return (
    <OnceReported {...props} title={title}>
      <ReportForm {...props} title={title} />
    </OnceReported>
  )
}
