import Box from "@mui/material/Box"
import { useQuery } from "@tanstack/react-query"

import { Container } from "#ui/shared/components/Page.tsx"
import { sessionQuery } from "#ui/shared/session/session-query.ts"

/** Says on every page why somebody may begin nothing new, until when, and where to object (docs/product.md#sanctions). */
export const LimitedStrip = () => {
  const { data } = useQuery(sessionQuery)
  if (data?.limited === undefined) return null
  return (
    <Box role="note" sx={{ py: 1.5, borderBottom: 2, borderColor: "warning.main", overflowWrap: "anywhere" }}>
      <Container>{data.limited}</Container>
    </Box>
  )
}
