import Box from "@mui/material/Box"
import Button from "@mui/material/Button"

import { Notice } from "../feedback/Notice.tsx"

interface Props {
  readonly onDiscard: () => void
  readonly children: string
}

/** Says that input which was not saved has been restored. */
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

/** The same for a form that is sent, if input of it was restored. */
export const UnsentNote = ({ form: { discard, isRestored } }: { readonly form: Restored }) =>
  isRestored && <RestoredNote onDiscard={discard}>We kept what you typed. It is not sent yet.</RestoredNote>
