import type { FieldValues } from "react-hook-form"

import { type ApiForm, useApiForm } from "#ui/shared/forms/use-api-form.ts"

import { useUnlocking } from "./use-unlocking.tsx"

/** An operator's form: if the server requires it, the form asks for the operator's password, and is then sent again. */
export const useOperatorForm = <Values extends FieldValues, Sent, Answer>(
  options: Omit<ApiForm<Values, Sent, Answer>, "onRefused">
) => {
  const { onRefused, otherError, question } = useUnlocking()
  const api = useApiForm<Values, Sent, Answer>({ ...options, onRefused })
  return { ...api, error: otherError(api.error), question: question(api.submit) }
}
