import { useQueryClient } from "@tanstack/react-query"
import { useFormState } from "react-hook-form"

import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { type ApiForm, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { askWhenGone, type TemplateInput } from "./use-templates.ts"

interface Props extends Pick<ApiForm<{ readonly name: string }, TemplateInput, unknown>, "endpoint"> {
  readonly title: string
  readonly submitLabel: string
  readonly done: string
  readonly name: string
  /** The content of the template. */
  readonly offer: TemplateInput["offer"]
  readonly onClose: () => void
}

const messageIn = (fault: unknown): string | undefined => {
  if (typeof fault !== "object" || fault === null) return undefined
  const message: unknown = Reflect.get(fault, "message")
  return typeof message === "string" ? message : Object.values(fault).map(messageIn).find(Boolean)
}

/** The fault of the offer, which has no field in this dialog: "Line 2: Please give a price per unit". */
const faultWords = (errors: object) => {
  const offer: unknown = Reflect.get(errors, "offer")
  const lines: unknown = typeof offer === "object" && offer !== null && Reflect.get(offer, "lines")
  const faulty = Array.isArray(lines) ? lines.findIndex(Boolean) : -1
  return Array.isArray(lines) && faulty >= 0
    ? `Line ${faulty + 1}: ${messageIn(lines[faulty])}`
    : messageIn(offer)
}

/** Asks for a template's name. */
export const NameDialog = ({ done, endpoint, name, offer, onClose, submitLabel, title }: Props) => {
  const queryClient = useQueryClient()
  const api = useApiForm({
    schema: async () => (await import("#domain/quote/offer/offer-template.ts")).TemplateRequest,
    values: { name },
    asSent: (typed: { readonly name: string }) => ({ ...typed, offer }),
    endpoint,
    done: () => {
      toast({ title: done })
      return onClose
    },
    refused: refusal("Failed to save the template"),
    onRefused: (error) => askWhenGone(queryClient, error)
  })
  const { field } = useFields(api.form)
  const fault = faultWords(useFormState({ control: api.form.control }).errors)
  return (
    <FormDialog api={api} title={title} submitLabel={submitLabel} onClose={onClose}>
      {fault !== undefined && <ErrorAlert>{fault}</ErrorAlert>}
      <TextField {...field("name", "Name")} autoFocus autoComplete="off" placeholder="Faucet replacement" />
    </FormDialog>
  )
}
