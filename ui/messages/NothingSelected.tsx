import Box, { type BoxProps } from "@mui/material/Box"

import { NoMessagesArt } from "../illustrations/Vignettes.tsx"
import { EmptyState } from "../shared/EmptyState.tsx"

export const NothingSelected = ({ sx }: { readonly sx: BoxProps["sx"] }) => (
  <Box sx={[{ alignItems: "center", justifyContent: "center" }, ...(Array.isArray(sx) ? sx : [sx])]}>
    <EmptyState art={<NoMessagesArt />} title="Select a conversation">
      Its messages will appear here.
    </EmptyState>
  </Box>
)
