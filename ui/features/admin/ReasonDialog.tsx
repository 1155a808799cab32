import Typography from "@mui/material/Typography"

import { refusal } from "#ui/shared/feedback/refusal.ts"
import { type ToastMessage, toast } from "#ui/shared/feedback/toast/toast.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import type { ApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { OperatorDialog } from "./unlock/OperatorDialog.tsx"
import { useOperatorForm } from "./unlock/use-operator-form.ts"

interface Reason {
  readonly reason: string
}

interface Props extends Pick<ApiForm<Reason, Reason, object>, "endpoint" | "schema"> {
  /** Names what is undone: the key under which the typed reason is kept as a draft until it is sent. */
  readonly name: string
  readonly title: string
  readonly subtitle?: string
  readonly submitLabel: string
  /** What operators should know in addition to who reads the reason. */
  readonly hint?: string
  readonly done: ToastMessage
  /** Said when it was refused. */
  readonly refused: string
  readonly onClose: () => void
}

/**
 * A dialog that undoes what operators have done, for a reason that the people concerned read; asks for the operator's
 * password if that was typed long ago.
 */
export const ReasonDialog = ({ done, endpoint, hint = "", name, refused, schema, ...dialog }: Props) => {
  const api = useOperatorForm({
    schema,
    values: { reason: "" },
    lateDraft: useTabDraft<Reason>(name),
    endpoint,
    done: () => {
      toast(done)
      return dialog.onClose
    },
    refused: refusal(refused)
  })
  const { field } = useFields(api.form)
  return (
    <OperatorDialog api={api} {...dialog}>
      <TextField {...field("reason", "Reason")} multiline minRows={3} autoFocus />
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {`Operators read these words, nobody else. ${hint}`.trim()}
      </Typography>
    </OperatorDialog>
  )
}
