import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { useState } from "react"

import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { NameDialog } from "./NameDialog.tsx"
import { useDeleteTemplate, useRenameTemplate } from "./use-templates.ts"

interface Props {
  readonly template: OfferTemplate
  readonly onUse: () => void
}

const otherwise = "Please try again."

const DeleteQuestion = ({
  onClose,
  template
}: {
  readonly onClose: () => void
  readonly template: OfferTemplate
}) => {
  const { mutateAsync } = useDeleteTemplate(template)
  const { isBusy, start } = useOnce(() =>
    mutateAsync().then(
      () => onClose,
      (error: unknown) =>
        toast({
          title: "Failed to delete the template",
          description: wordsFor(error, otherwise),
          variant: "destructive"
        })
    )
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

// A long name goes on in a second line; where there is no room at all, both buttons go below it together.
const row = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 0.5 }

/** One template: a press uses it. */
export const TemplateRow = ({ onUse, template }: Props) => {
  const [open, setOpen] = useState<"rename" | "delete" | null>(null)
  const rename = useRenameTemplate(template.id)
  const close = () => setOpen(null)
  return (
    <Box component="li" sx={row}>
      <Button
        onClick={onUse}
        sx={{ flex: "1 1 9rem", minWidth: 0, justifyContent: "flex-start", textAlign: "start" }}
      >
        {template.name}
      </Button>
      <Box sx={{ display: "flex", flexShrink: 0, ml: "auto" }}>
        <Button size="small" aria-label={`Rename ${template.name}`} onClick={() => setOpen("rename")}>
          Rename
        </Button>
        <Button
          size="small"
          color="error"
          aria-label={`Delete ${template.name}`}
          onClick={() => setOpen("delete")}
        >
          Delete
        </Button>
      </Box>
      {open === "rename" && (
        <NameDialog
          title="Rename template"
          submitLabel="Rename"
          done="Template renamed"
          name={template.name}
          offer={template.offer}
          endpoint={rename}
          onClose={close}
        />
      )}
      {open === "delete" && <DeleteQuestion template={template} onClose={close} />}
    </Box>
  )
}
