import Typography from "@mui/material/Typography"

import {
  answerDays,
  problemReasonLabels,
  problemReasons,
  problemWishes,
  wishLabels
} from "#domain/case/case-options.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { OnceReported } from "./OnceReported.tsx"
import { useRaiseProblem } from "./use-reports.ts"

interface Props {
  readonly quote: Quote
  readonly onClose: () => void
}

const reasons = problemReasons.map((value) => ({ value, label: problemReasonLabels[value] }))
const wishes = problemWishes.map((value) => ({ value, label: wishLabels[value] }))

const title = "Problem with this job"

const ProblemForm = ({ onClose, quote }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/case/case.ts")).ProblemRequest,
    values: { kind: "problem", aboutId: quote.id, reason: "", wish: "", text: "" },
    lateDraft: useTabDraft(`problem:${quote.id}`),
    endpoint: useRaiseProblem(),
    done: () => {
      toast({ title: "Thank you", description: "We have told the other side, and will write to you." })
      return onClose
    },
    refused: refusal("The problem could not be sent")
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog api={api} title={title} subtitle={quote.serviceType} submitLabel="Send" onClose={onClose}>
      <SelectField {...field("reason", "What is the problem?")} options={reasons} placeholder="Choose" />
      <SelectField {...field("wish", "What should happen?")} options={wishes} placeholder="Choose" />
      <TextField {...field("text", "What is wrong?")} multiline minRows={4} />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        The other side reads this and has {answerDays} days to answer. Then our team decides, in words that
        you both read. No money moves through us.
      </Typography>
    </FormDialog>
  )
}

/**
 * Reports a problem with a job, or says that the person has done so already. The other one of the two reads it and can
 * answer; then the operators decide.
 */
export const ProblemDialog = (props: Props) => (
  <OnceReported about="quote" aboutId={props.quote.id} title={title} onClose={props.onClose}>
    <ProblemForm {...props} />
  </OnceReported>
)
