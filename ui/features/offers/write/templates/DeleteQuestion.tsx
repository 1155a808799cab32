import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { sayRefusal } from "#ui/shared/feedback/refusal.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useDeleteTemplate } from "./use-templates.ts"

interface Props {
  readonly template: OfferTemplate
  readonly onClose: () => void
}

/** Asks whether the template is to go. */
export const DeleteQuestion = ({ onClose, template }: Props) => {
  const { mutateAsync } = useDeleteTemplate(template)
  const { isBusy, start } = useOnce(() =>
    mutateAsync().then(() => onClose, sayRefusal("Failed to delete the template"))
  )
  return (
    <ConfirmDialog
      open
      title={`Delete “${template.name}”?`}
      confirmLabel="Delete template"
      destructive
      pending={isBusy}
      onConfirm={() => void start()}
      onClose={onClose}
    >
      Offers that were made from it stay as they are.
    </ConfirmDialog>
  )
}
