import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import { DeedQuestion } from "#ui/shared/components/dialog/DeedQuestion.tsx"

import { useDeleteTemplate } from "./use-templates.ts"

interface Props {
  readonly template: OfferTemplate
  readonly onClose: () => void
}

/** Asks before a template is deleted. */
export const DeleteQuestion = ({ onClose, template }: Props) => {
  const { error, mutateAsync } = useDeleteTemplate(template)
  return (
    <DeedQuestion
      title={`Delete “${template.name}”?`}
      confirmLabel="Delete template"
      send={mutateAsync}
      error={error}
      onClose={onClose}
    >
      Offers that were made from it stay as they are.
    </DeedQuestion>
  )
}
