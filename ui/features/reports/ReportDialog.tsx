import Typography from "@mui/material/Typography"

import {
  caseTextLength,
  type Reportable,
  reportableWords,
  reportReasonLabels,
  reportReasons
} from "#domain/case/case-options.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { useReport } from "./use-reports.ts"

interface Props {
  readonly about: Reportable
  readonly aboutId: string
  /** What is reported, by its name. */
  readonly name: string
  readonly onClose: () => void
}

const otherwise = "Please try again."
const reasons = reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))

/** Tells the operators what is wrong with something that everybody sees. */
export const ReportDialog = ({ about, aboutId, name, onClose }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/case/case.ts")).ReportRequest,
    values: { about, aboutId, reason: "", text: "" },
    endpoint: useReport(),
    done: () => {
      toast({ title: "Thank you", description: "We will write to you." })
      return onClose
    },
    refused: refusal("Your report could not be sent", otherwise)
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog
      api={api}
      title={`Report this ${reportableWords[about]}`}
      subtitle={name}
      submitLabel="Send report"
      onClose={onClose}
    >
      <Refusal error={api.error} otherwise={otherwise} />
      <SelectField {...field("reason", "Reason")} options={reasons} placeholder="Choose" />
      <TextField
        {...field("text", "What is wrong?")}
        multiline
        minRows={4}
        inputProps={{ maxLength: caseTextLength.max }}
      />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        Our team reads every report. You hear from us what came of it.
      </Typography>
    </FormDialog>
  )
}
