import { offerIn, withoutDays } from "../offer-values.ts"
import type { OfferWriting } from "../use-offer-form.ts"
import { NameDialog } from "./NameDialog.tsx"
import { useSaveTemplate } from "./use-templates.ts"

interface Props {
  readonly writing: OfferWriting
  readonly onClose: () => void
}

/** Asks for a name, and saves what stands in the fields as a template. */
export const SaveDialog = ({ onClose, writing }: Props) => {
  const endpoint = useSaveTemplate()
  return (
    <NameDialog
      title="Save as template"
      submitLabel="Save template"
      done="Template saved"
      name=""
      offer={offerIn(withoutDays(writing.form.getValues()))}
      endpoint={endpoint}
      onClose={onClose}
    />
  )
}
