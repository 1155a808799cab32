import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import type { TemplateId } from "#domain/shared/ids.ts"

import { NameDialog } from "./NameDialog.tsx"
import { useRenameTemplate } from "./use-templates.ts"

interface Props {
  readonly template: OfferTemplate
  readonly isRenaming: boolean
  /** Called with the template that is to be renamed; with null when renaming is over. */
  readonly onRename: (id: TemplateId | null) => void
  readonly onUse: () => void
  readonly onDelete: () => void
}

// A long name goes on in a second line; where there is no room at all, both buttons go below it together.
const row = { display: "flex", flexWrap: "wrap", alignItems: "center", columnGap: 0.5 }

/** One template: a press uses it. */
export const TemplateRow = ({ isRenaming, onDelete, onRename, onUse, template }: Props) => {
  const rename = useRenameTemplate(template.id)
  return (
    <Box component="li" sx={row}>
      <Button
        onClick={onUse}
        sx={{ flex: "1 1 9rem", minWidth: 0, justifyContent: "flex-start", textAlign: "start" }}
      >
        {template.name}
      </Button>
      <Box sx={{ display: "flex", flexShrink: 0, ml: "auto" }}>
        <Button size="small" aria-label={`Rename ${template.name}`} onClick={() => onRename(template.id)}>
          Rename
        </Button>
        <Button size="small" color="error" aria-label={`Delete ${template.name}`} onClick={onDelete}>
          Delete
        </Button>
      </Box>
      {isRenaming && (
        <NameDialog
          title="Rename template"
          submitLabel="Rename"
          done="Template renamed"
          name={template.name}
          offer={template.offer}
          endpoint={rename}
          onClose={() => onRename(null)}
        />
      )}
    </Box>
  )
}
