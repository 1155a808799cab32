import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import { Suspense, useRef, useState } from "react"

import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { lazySection } from "#ui/shared/feedback/lazy-section.tsx"

import type { OfferWriting } from "./use-offer-form.ts"
import { usePart } from "./use-part.ts"

const Templates = lazySection(async () => (await import("./templates/Templates.tsx")).Templates)
const SaveDialog = lazyDialog(async () => (await import("./templates/SaveDialog.tsx")).SaveDialog)

interface Props {
  readonly writing: OfferWriting
  readonly onUsed: () => void
}

/**
 * The provider's templates, on demand, and how to save one. Their dialogs contain forms of their own, so they are
 * rendered before the offer's form, not in it.
 */
export const TemplatesPart = ({ onUsed, writing }: Props) => {
  const { id, isHere, isOpen, show } = usePart(false)
  const [isSaving, setSaving] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const used = () => {
    show(false)
    onUsed()
    // Deferred until the list with the pressed button is hidden, and a question closed.
    setTimeout(() => button.current?.focus({ preventScroll: true }))
  }
  return (
    <Box sx={{ mb: 2.5 }}>
      <Stack direction="row" sx={{ flexWrap: "wrap", gap: 1 }}>
        <Button
          ref={button}
          variant="outlined"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => show(!isOpen)}
        >
          Use a template
        </Button>
        <Button onClick={() => setSaving(true)}>Save as template</Button>
      </Stack>
      <Box id={id} hidden={!isOpen} sx={{ mt: 2 }}>
        {isHere && (
          <Suspense>
            <Templates writing={writing} onUsed={used} />
          </Suspense>
        )}
      </Box>
      {isSaving && <SaveDialog writing={writing} onClose={() => setSaving(false)} />}
    </Box>
  )
}
