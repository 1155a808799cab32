import {
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type RegisterOptions,
  useFormState,
  type UseFormReturn
} from "react-hook-form"

// A field may hold a list, such as one that is typed line by line: the message of its first faulty item is shown there.
const messageIn = (fault: unknown): string | undefined => {
  if (Array.isArray(fault)) return fault.map(messageIn).find((message) => message !== undefined)
  const message: unknown = typeof fault === "object" && fault !== null && Reflect.get(fault, "message")
  return typeof message === "string" ? message : undefined
}

const messageOf = (errors: FieldErrors, name: string): string | undefined => messageIn(get(errors, name))

/**
 * The props of a field of this form, by its name ("email", "lines.2.text"): `<TextField {...field("email", "Email")}
 * type="email" />`. Only the component that calls this rerenders when its faults change.
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
      defaultValue: get(defaultValues, name)
    })
  }
}
