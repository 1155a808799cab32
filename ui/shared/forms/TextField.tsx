import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput"
import type { FocusEvent, Ref } from "react"

import { Field, type FieldProps } from "./Field.tsx"

interface Props extends FieldProps, Omit<OutlinedInputProps, "error" | "id" | "label" | "ref" | "required"> {
  readonly ref?: Ref<HTMLInputElement | HTMLTextAreaElement>
}

/** Browsers bring the line with the caret into view, and may leave the rest of a tall field under the header. */
const showWhole = (event: FocusEvent) => event.currentTarget.scrollIntoView({ block: "nearest" })

/**
 * A text field, a fifth of the weight of Material's (which brings its select along). Spread react-hook-form's
 * `register(name)` on it: `<TextField label="Email" {...register("email")} error={errors.email?.message} />`.
 */
export const TextField = ({ error, helperText, label, ref, required = false, ...input }: Props) => (
  <Field label={label} error={error} helperText={helperText} required={required}>
    {({ describedBy, id }) => (
      <OutlinedInput
        {...input}
        id={id}
        {...(input.multiline ? { onFocus: showWhole } : {})}
        {...(ref ? { inputRef: ref } : {})}
        {...(describedBy ? { "aria-describedby": describedBy } : {})}
      />
    )}
  </Field>
)
