import { useController } from "react-hook-form"

import { PhotoField } from "#ui/features/photos/PhotoField.tsx"

import type { useQuoteForm } from "./use-quote-form.ts"

interface Props {
  readonly api: Pick<ReturnType<typeof useQuoteForm>, "fields" | "form">
}

/** Photos of what words alone do not tell the provider. */
export const RequestPhotos = ({ api: { fields, form } }: Props) => {
  const { field, fieldState } = useController({ control: form.control, name: "photoIds" })
  return (
    <PhotoField
      {...field}
      label="Photos"
      purpose="request"
      fields={fields}
      error={fieldState.error?.message}
    />
  )
}
