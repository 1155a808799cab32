import NativeSelect from "@mui/material/NativeSelect"
import OutlinedInput, { type OutlinedInputProps } from "@mui/material/OutlinedInput"
import type { ChangeEventHandler, Ref } from "react"

import { Field, type FieldProps } from "./Field.tsx"

export interface Option {
  readonly value: string
  readonly label: string
}

interface Props
  extends FieldProps, Pick<OutlinedInputProps, "defaultValue" | "disabled" | "name" | "onBlur"> {
  readonly options: ReadonlyArray<Option>
  /** Shown while nothing is chosen, with the empty value. */
  readonly placeholder?: string
  readonly value?: string
  readonly onChange?: ChangeEventHandler<HTMLSelectElement>
  readonly ref?: Ref<HTMLSelectElement>
}

/** The platform's own select, in our looks: light, and at home on phones. Takes `register(name)` too. */
export const SelectField = (props: Props) => {
  const { error, helperText, label, options, placeholder, ref, required = false, ...select } = props
  return (
    <Field label={label} error={error} helperText={helperText} required={required}>
      {({ describedBy, id }) => (
        <NativeSelect
          {...select}
          input={<OutlinedInput {...(ref ? { inputRef: ref } : {})} />}
          inputProps={{ id, "aria-describedby": describedBy }}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ label: text, value }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </NativeSelect>
      )}
    </Field>
  )
}
