import FormControl from "@mui/material/FormControl"
import FormHelperText from "@mui/material/FormHelperText"
import InputLabel from "@mui/material/InputLabel"
import { type ReactNode, useId } from "react"

export interface FieldProps {
  readonly label: string
  /** The fault to show; `errors.name?.message` of react-hook-form. */
  readonly error?: string | undefined
  /** A hint under the field; a fault takes its place. */
  readonly helperText?: ReactNode
  readonly required?: boolean
}

interface Props extends FieldProps {
  readonly children: (ids: { readonly id: string; readonly describedBy: string | undefined }) => ReactNode
}

/** Label, control, and the line below it. */
export const Field = ({ children, error, helperText, label, required = false }: Props) => {
  const id = useId()
  const help = error ?? helperText
  return (
    <FormControl error={error !== undefined} required={required}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      {children({ id, describedBy: help ? `${id}-help` : undefined })}
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  )
}
