import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import type { TemplateId } from "#domain/shared/ids.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { sameValues } from "#ui/shared/forms/form-draft.ts"

import { emptyOffer, valuesOf, withoutDays } from "../offer-values.ts"
import type { OfferWriting } from "../use-offer-form.ts"
import { DeleteQuestion } from "./DeleteQuestion.tsx"
import { TemplateRow } from "./TemplateRow.tsx"
import { templatesQuery } from "./use-templates.ts"

interface Props {
  readonly writing: OfferWriting
  /** Called once a template has been filled into the fields. */
  readonly onUsed: () => void
}

/** The provider's own templates: to use, rename and delete. */
export const Templates = ({ onUsed, writing }: Props) => {
  const { data: templates, isError, refetch } = useQuery(templatesQuery)
  const [asked, setAsked] = useState<OfferTemplate | null>(null)
  const [going, setGoing] = useState<OfferTemplate | null>(null)
  const [renamed, setRenamed] = useState<TemplateId | null>(null)
  // One that is gone takes its dialog along.
  const isRenaming = templates?.some(({ id }) => id === renamed) === true
  const place = useFocusAfterwards(going !== null || isRenaming)
  const apply = ({ name, offer }: OfferTemplate) => {
    const { startFrom, validUntil } = writing.form.getValues()
    writing.fillIn({ ...valuesOf(offer), startFrom, validUntil })
    toast({ title: `“${name}” is in the fields`, description: "Check it, then send your offer." })
    onUsed()
  }
  const use = (template: OfferTemplate) =>
    sameValues(withoutDays(writing.form.getValues()), emptyOffer) ? apply(template) : setAsked(template)
  return (
    <Box ref={place} tabIndex={-1} sx={{ p: 2, borderRadius: 3.5, bgcolor: "surface.sunken" }}>
      {isError && templates === undefined && (
        <ErrorAlert onRetry={refetch}>Your templates could not be loaded.</ErrorAlert>
      )}
      {templates?.length === 0 && (
        <Typography variant="body2">
          You have no templates yet. Write an offer, then save it as one.
        </Typography>
      )}
      {templates !== undefined && templates.length > 0 && (
        <Box component="ul" aria-label="Your templates" sx={{ m: 0, p: 0, listStyle: "none" }}>
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              isRenaming={template.id === renamed}
              onRename={setRenamed}
              onUse={() => use(template)}
              onDelete={() => setGoing(template)}
            />
          ))}
        </Box>
      )}
      {going && <DeleteQuestion template={going} onClose={() => setGoing(null)} />}
      {asked && (
        <ConfirmDialog
          open
          title="Replace what stands in the fields?"
          confirmLabel="Use template"
          cancelLabel="Keep editing"
          onConfirm={() => {
            setAsked(null)
            apply(asked)
          }}
          onClose={() => setAsked(null)}
        >
          “{asked.name}” takes the place of everything but the days.
        </ConfirmDialog>
      )}
    </Box>
  )
}
