import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { type ApiForm, refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import type { TemplateInput } from "./use-templates.ts"

interface Props extends Pick<ApiForm<{ readonly name: string }, TemplateInput, unknown>, "endpoint"> {
  readonly title: string
  readonly submitLabel: string
  readonly done: string
  readonly name: string
  /** What the template says. */
  readonly offer: TemplateInput["offer"]
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Asks for a template's name. */
export const NameDialog = ({ done, endpoint, name, offer, onClose, submitLabel, title }: Props) => {
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/offer/offer-template.ts")).TemplateRequest,
    values: { name },
    asSent: (typed: { readonly name: string }) => ({ ...typed, offer }),
    endpoint,
    done: () => {
      toast({ title: done })
      return onClose
    },
    refused: refusal("Failed to save the template", otherwise)
  })
  const { field } = useFields(api.form)
  return (
    <FormDialog api={api} title={title} submitLabel={submitLabel} onClose={onClose}>
      <Refusal error={api.error} />
      <TextField {...field("name", "Name")} autoFocus autoComplete="off" placeholder="Faucet replacement" />
    </FormDialog>
  )
}
