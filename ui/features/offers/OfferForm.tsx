import { useQueryClient } from "@tanstack/react-query"
import type { ReactNode } from "react"

import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { readAmount } from "#ui/shared/forms/read-amount.ts"
import { Refusal } from "#ui/shared/forms/Refusal.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { type ApiForm, refusal, useApiForm } from "#ui/shared/forms/use-api-form.ts"
import { useFields } from "#ui/shared/forms/use-fields.ts"

import { refreshWhenOutdated } from "./refresh-when-outdated.ts"

/** What stands in the dialog's fields. */
export interface OfferValues {
  readonly price: number | null
  readonly message: string
  readonly timeline: string
}

interface Props<Sent> extends Pick<ApiForm<OfferValues, Sent, unknown>, "endpoint" | "schema" | "values"> {
  readonly title: string
  readonly submitLabel: string
  readonly taken: { readonly title: string; readonly description: string }
  /** Whether message and timeline may stay empty. */
  readonly wordsOptional?: boolean
  /** What the offer answers. */
  readonly children: ReactNode
  readonly onClose: () => void
}

const otherwise = "Please try again."

/** Price, timeline and message of an offer. */
export const OfferForm = <Sent,>({ children, taken, wordsOptional = false, ...props }: Props<Sent>) => {
  const queryClient = useQueryClient()
  const api = useApiForm({
    ...props,
    done: () => {
      toast(taken)
      return props.onClose
    },
    refused: refusal("Failed to send offer", otherwise),
    onRefused: (error) => refreshWhenOutdated(queryClient, error)
  })
  const { field } = useFields(api.form)
  const mark = wordsOptional ? " (optional)" : ""
  return (
    <FormDialog {...props} api={api}>
      {children}
      <Refusal error={api.error} otherwise={otherwise} />
      <MoneyField {...field("price", "Price", { setValueAs: readAmount })} autoFocus />
      <TextField {...field("timeline", `Timeline${mark}`)} placeholder="Two days, starting next Monday" />
      <TextField
        {...field("message", `Message${mark}`)}
        multiline
        minRows={4}
        maxRows={10}
        placeholder="What the price includes, and how you would go about it"
      />
    </FormDialog>
  )
}
