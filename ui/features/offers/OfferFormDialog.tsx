import Button from "@mui/material/Button"
import Dialog from "@mui/material/Dialog"
import DialogActions from "@mui/material/DialogActions"
import DialogContent from "@mui/material/DialogContent"
import DialogTitle from "@mui/material/DialogTitle"
import Stack from "@mui/material/Stack"
import { type ReactNode, useId } from "react"
import type { UseFormReturn } from "react-hook-form"

import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { MoneyField } from "#ui/shared/forms/MoneyField.tsx"
import { onSubmit } from "#ui/shared/forms/on-submit.ts"
import { readAmount } from "#ui/shared/forms/read-amount.ts"
import { TextField } from "#ui/shared/forms/TextField.tsx"

import type { OfferValues } from "./offer-form.ts"

interface Props<Sent> {
  readonly title: string
  /** What the offer answers. */
  readonly children: ReactNode
  readonly form: UseFormReturn<OfferValues, unknown, Sent>
  /** Whether message and timeline may stay empty. */
  readonly wordsOptional: boolean
  readonly submit: () => Promise<void>
  readonly submitLabel: string
  readonly pending: boolean
  /** What went wrong with sending; the dialog covers the toast that says so too. */
  readonly failure: string | null
  readonly onClose: () => void
}

const Fields = <Sent,>({ form, wordsOptional }: Pick<Props<Sent>, "form" | "wordsOptional">) => {
  const { errors } = form.formState
  const mark = wordsOptional ? " (optional)" : ""
  return (
    <>
      <MoneyField
        {...form.register("price", { setValueAs: readAmount })}
        label="Price"
        autoFocus
        error={errors.price?.message}
      />
      <TextField
        {...form.register("timeline")}
        label={`Timeline${mark}`}
        placeholder="Two days, starting next Monday"
        error={errors.timeline?.message}
      />
      <TextField
        {...form.register("message")}
        label={`Message${mark}`}
        multiline
        minRows={4}
        maxRows={10}
        placeholder="What the price includes, and how you would go about it"
        error={errors.message?.message}
      />
    </>
  )
}

/** Price, timeline and message of an offer. Only its buttons and Escape close it: a slip beside it loses nothing. */
export const OfferFormDialog = <Sent,>(props: Props<Sent>) => {
  const id = useId()
  const { children, failure, onClose, pending, submit, submitLabel, title } = props
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      aria-labelledby={`${id}-title`}
      onClose={(_, reason) => reason === "escapeKeyDown" && onClose()}
    >
      <DialogTitle id={`${id}-title`} variant="h3">
        {title}
      </DialogTitle>
      <DialogContent>
        <Stack component="form" id={`${id}-form`} noValidate spacing={2.5} onSubmit={onSubmit(submit)}>
          {children}
          {failure !== null && <ErrorAlert>{failure}</ErrorAlert>}
          <Fields form={props.form} wordsOptional={props.wordsOptional} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button type="submit" form={`${id}-form`} variant="contained" loading={pending}>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
