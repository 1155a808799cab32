import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type RegisterOptions,
  useFormState,
  type UseFormReturn
} from "react-hook-form"

const messageOf = (errors: FieldErrors, name: string): string | undefined => {
  const message = errors[name]?.message
  return typeof message === "string" ? message : undefined
}

/**
 * What a field of this form needs, by its name: `<TextField {...field("email", "Email")} type="email" />`. Only the
 * part of the form that asks is drawn anew when its faults change.
 */
export const useFields = <Values extends FieldValues, Sent>({
  control,
  register
}: UseFormReturn<Values, unknown, Sent>) => {
  const { defaultValues, errors } = useFormState({ control })
  const field = <Name extends FieldPath<Values>>(
    name: Name,
    label: string,
    options?: RegisterOptions<Values, Name>
  ) => ({ ...register(name, options), label, error: messageOf(errors, name) })
  return {
    field,
    /** The same for a select, which is rendered with its choice. */
    select: (name: FieldPath<Values>, label: string) => ({
      ...field(name, label),
      defaultValue: defaultValues?.[name]
    })
  }
}
