import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import { holds } from "#domain/sanction/holds.ts"
import { sanctionLevelLabels } from "#domain/sanction/sanction-options.ts"
import type { Sanction } from "#domain/sanction/sanction.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { formatDate } from "#ui/shared/format/format.ts"

import { type Column, DataTable } from "../table/DataTable.tsx"

interface Props {
  readonly sanctions: ReadonlyArray<Sanction>
  readonly onLift: (sanction: Sanction) => void
}

const endOf = ({ liftedAt, liftedByName, liftReason, until }: Sanction) => {
  if (liftedByName !== null && liftedAt !== null) {
    return `Lifted on ${formatDate(liftedAt)} by ${liftedByName}: ${liftReason ?? ""}`
  }
  return until === null ? "Until it is lifted" : `Until ${formatCalendarDay(until)}`
}

const columnsWith = (onLift: Props["onLift"], now: string): ReadonlyArray<Column<Sanction>> => [
  { label: "Level", cell: ({ level }) => sanctionLevelLabels[level], by: ({ level }) => level },
  { label: "Reason", cell: ({ reason }) => reason },
  {
    label: "Begun",
    cell: ({ startedAt, startedByName }) => `${formatDate(startedAt)} by ${startedByName}`,
    by: ({ startedAt }) => startedAt
  },
  { label: "End", cell: endOf, by: ({ until }) => until ?? "" },
  {
    label: "Step",
    cell: (sanction) =>
      holds(sanction, now) && (
        <Button size="small" variant="outlined" onClick={() => onLift(sanction)}>
          Lift
        </Button>
      )
  }
]

/** A person's sanctions, the newest first. */
export const SanctionsTable = ({ onLift, sanctions }: Props) => {
  const [now] = useState(serverNow)
  return sanctions.length === 0 ? (
    <Typography sx={{ color: "text.secondary" }}>There was none.</Typography>
  ) : (
    <DataTable label="Sanctions" columns={columnsWith(onLift, now)} rows={sanctions} />
  )
}
