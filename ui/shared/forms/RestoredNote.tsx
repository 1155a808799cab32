import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { Notice } from "../feedback/Notice.tsx"

interface Props {
  readonly onDiscard: () => void
  readonly children: string
}

/** Says that what was not saved is there again. */
export const RestoredNote = ({ children, onDiscard }: Props) => (
  <Box sx={{ mb: 2.5 }}>
    <Notice
      tone="blue"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onDiscard}>
          Discard it
        </Button>
      }
    >
      {children}
    </Notice>
  </Box>
)

export interface Restored {
  readonly isRestored: boolean
  readonly discard: () => void
}

/** The same of a form whose input is sent, where something of it is there again. */
export const UnsentNote = ({ form: { discard, isRestored } }: { readonly form: Restored }) =>
  isRestored && <RestoredNote onDiscard={discard}>We kept what you typed. It is not sent yet.</RestoredNote>
