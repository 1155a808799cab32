import { changedFields, type FormDraft } from "#ui/shared/forms/form-draft.ts"

interface Filled<Values> {
  readonly getValues: () => Values
  readonly reset: (values: Values) => void
}

/** Resets a form to the values that were saved; what was changed in it after sending stays, and is kept as a draft. */
export const beginAnew = <Values extends object>(
  form: Filled<Values>,
  draft: FormDraft<Values>,
  { saved, sent }: { readonly saved: Values; readonly sent: Values }
): void => {
  const typed = { ...saved, ...changedFields(form.getValues(), sent) }
  draft.keep(typed, saved)
  form.reset(typed)
}
