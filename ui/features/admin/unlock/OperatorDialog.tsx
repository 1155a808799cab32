import type { ComponentProps, ReactNode } from "react"

import { FormDialog } from "#ui/shared/forms/FormDialog.tsx"

type InDialog = ComponentProps<typeof FormDialog>

interface Props extends InDialog {
  readonly api: InDialog["api"] & { readonly question: ReactNode }
}

/** An operator's form in a dialog, with the question for the password above it. */
export const OperatorDialog = (props: Props) => (
  <>
    <FormDialog {...props} />
    {props.api.question}
  </>
)
