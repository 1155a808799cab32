import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import { checkKindWords, checkKindLabels, checkSourceLabels } from "#domain/check/check-options.ts"
import type { Check, CheckedProvider } from "#domain/check/check.ts"
import { saidNow } from "#domain/check/said-now.ts"
import { isCheckValid } from "#domain/check/valid.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { formatDate } from "#ui/shared/format/format.ts"

import { type Column, DataTable } from "../table/DataTable.tsx"

interface Props {
  readonly provider: CheckedProvider
  readonly checks: ReadonlyArray<Check>
  readonly onRevoke: (check: Check) => void
}

const stateOf = ({ expiresOn, reason, revokedAt, revokedByName }: Check, now: string) => {
  if (revokedAt !== null)
    return `Taken back on ${formatDate(revokedAt)} by ${revokedByName ?? "somebody"}: ${reason ?? ""}`
  return `${isCheckValid(expiresOn, now) ? "Valid until" : "Ended on"} ${formatCalendarDay(expiresOn)}`
}

const columnsWith = (
  { onRevoke, provider }: Pick<Props, "onRevoke" | "provider">,
  now: string
): ReadonlyArray<Column<Check>> => [
  {
    label: "Check",
    cell: ({ kind }) => (
      // Beside long words of others this one is not broken.
      <Box component="span" sx={{ overflowWrap: "break-word" }}>
        {checkKindLabels[kind]}
      </Box>
    ),
    by: ({ kind }) => checkKindLabels[kind]
  },
  { label: "Covers", cell: ({ scope }) => scope },
  {
    label: "Reference",
    cell: (check) => (
      <>
        {check.reference}
        {saidNow(check, provider, now).map((words) => (
          <Box key={words} component="strong" sx={{ display: "block" }}>
            {words}
          </Box>
        ))}
      </>
    )
  },
  {
    label: "Looked up",
    cell: ({ checkedAt, checkedByName, source }) =>
      `${formatDate(checkedAt)} by ${checkedByName ?? "somebody"}: ${checkSourceLabels[source].toLowerCase()}`,
    by: ({ checkedAt }) => checkedAt
  },
  { label: "State", cell: (check) => stateOf(check, now), by: ({ expiresOn }) => expiresOn },
  {
    label: "Step",
    cell: (check) =>
      check.revokedAt === null && (
        <Button
          size="small"
          variant="outlined"
          aria-label={`Take back: ${checkKindWords[check.kind]}, ${check.scope}`}
          onClick={() => onRevoke(check)}
        >
          Take back
        </Button>
      )
  }
]

/** All checks of a business, the newest first. */
export const ChecksTable = ({ checks, ...props }: Props) => {
  const [now] = useState(serverNow)
  return checks.length === 0 ? (
    <Typography sx={{ color: "text.secondary" }}>Nothing was looked up yet.</Typography>
  ) : (
    <DataTable label="Checks" columns={columnsWith(props, now)} rows={checks} />
  )
}
