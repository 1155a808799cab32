import Box from "@mui/material/Box"

import type { Quote } from "#domain/quote/quote.ts"
import { listed } from "#domain/shared/listed.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"

interface Props {
  readonly others: ReadonlyArray<Quote>
  readonly checked: boolean
  readonly onChange: () => void
}

const labelOf = (others: ReadonlyArray<Quote>) => {
  const names = listed(others.map(({ providerName }) => providerName))
  return others.length === 1
    ? `Decline ${names} as well`
    : `Decline the ${others.length} others as well: ${names}`
}

/** Whether the others, who were asked for the same, are told that they are not chosen. */
export const DeclineOthers = ({ others, ...box }: Props) => (
  <Box sx={{ mt: 1.5, color: "text.primary" }}>
    <CheckField {...box} label={labelOf(others)} />
  </Box>
)
