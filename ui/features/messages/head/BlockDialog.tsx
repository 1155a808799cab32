import Box from "@mui/material/Box"

import { ConfirmDialog } from "#ui/shared/components/ConfirmDialog.tsx"

interface Props {
  readonly name: string
  readonly isBusy: boolean
  readonly onBlock: () => void
  readonly onClose: () => void
}

/** Asks before a conversation is blocked for both. */
export const BlockDialog = ({ isBusy, name, onBlock, onClose }: Props) => (
  <ConfirmDialog
    open
    title={`Block ${name}?`}
    confirmLabel="Block"
    destructive
    pending={isBusy}
    onConfirm={onBlock}
    onClose={onClose}
  >
    <Box component="span" sx={{ display: "block", mb: 1 }}>
      You and {name} will not be able to write to each other. They are not told.
    </Box>
    Requests and offers between you that are still open are withdrawn.
  </ConfirmDialog>
)
