import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import { lazy, Suspense } from "react"

import type { OfferWriting } from "./use-offer-form.ts"
import { usePart } from "./use-part.ts"

const Templates = lazy(async () => ({ default: (await import("./templates/Templates.tsx")).Templates }))

interface Props {
  readonly writing: OfferWriting
  readonly onUsed: () => void
}

/** The provider's templates, on demand. Their dialogs have forms of their own: they stand before the offer's. */
export const TemplatesPart = ({ onUsed, writing }: Props) => {
  const { id, isHere, isOpen, show } = usePart(false)
  const used = () => {
    show(false)
    onUsed()
  }
  return (
    <Box sx={{ mb: 2.5 }}>
      <Button variant="outlined" aria-expanded={isOpen} aria-controls={id} onClick={() => show(!isOpen)}>
        Use a template
      </Button>
      <Box id={id} hidden={!isOpen} sx={{ mt: 2 }}>
        {isHere && (
          <Suspense>
            <Templates writing={writing} onUsed={used} />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}
