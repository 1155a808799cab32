import Box, { type BoxProps } from "@mui/material/Box"

import { EmptyState } from "#ui/shared/feedback/EmptyState.tsx"
import { NoMessagesArt } from "#ui/shared/illustrations/Vignettes.tsx"

export const NothingSelected = ({ sx }: { readonly sx: BoxProps["sx"] }) => (
  <Box sx={[{ alignItems: "center", justifyContent: "center" }, ...(Array.isArray(sx) ? sx : [sx])]}>
    <EmptyState art={<NoMessagesArt />} title="Select a conversation">
      Its messages will appear here.
    </EmptyState>
  </Box>
)
