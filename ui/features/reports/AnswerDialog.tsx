import Typography from "@mui/material/Typography"

import { reasonLabels } from "#domain/case/case-options.ts"
import type { OwnCase } from "#domain/case/case.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { useAnswer } from "./use-reports.ts"

interface Props {
  readonly problem: OwnCase
  readonly onClose: () => void
}

/** The form in which one tells one's own side of a problem with a job, once. */
export const AnswerDialog = ({ onClose, problem }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/case/case.ts")).Answer,
    values: { text: "" },
    lateDraft: useTabDraft(`answer:${problem.id}`),
    endpoint: useAnswer(problem.id),
    done: () => {
      toast({ title: "Thank you", description: "The other side reads your answer. We will write to you." })
      return onClose
    },
    refused: refusal("Your answer could not be sent")
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog
      api={api}
      title="Your answer"
      subtitle={reasonLabels[problem.reason]}
      submitLabel="Send answer"
      onClose={onClose}
    >
      <TextField {...field("text", "What do you say to it?")} multiline minRows={4} autoFocus />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        You can answer once. The other side and our team read it.
      </Typography>
    </FormDialog>
  )
}
