import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"

import { isChosen } from "#domain/quote/quote-life-cycle.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { listed } from "#domain/shared/listed.ts"
import { CheckField } from "#ui/shared/forms/CheckField.tsx"

import { pendingOf } from "./use-decline-others.ts"

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

/**
 * A checkbox: whether the other professionals who were asked for the same are told that they are not chosen. One of
 * them may have been chosen before.
 */
export const DeclineOthers = ({ others, ...box }: Props) => {
  const chosen = others.find(isChosen)
  const pending = pendingOf(others)
  return (
    <Box sx={{ mt: 0.5 }}>
      {chosen && <Typography>You have agreed with {chosen.providerName} on the same work.</Typography>}
      {pending.length > 0 && <CheckField {...box} label={labelOf(pending)} />}
    </Box>
  )
}
