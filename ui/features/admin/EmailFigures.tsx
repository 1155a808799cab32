import Box from "@mui/material/Box"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import type { EmailFigure } from "#domain/operator/email-figures.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"

import { emailFiguresQuery } from "./emails.ts"
import { type Column, DataTable } from "./table/DataTable.tsx"

interface Row extends EmailFigure {
  readonly id: string
}

type Figure = "failed" | "opened" | "sent"

const column = (label: string, figure: Figure): Column<Row> => ({
  label,
  cell: (row) => formatNumber(row[figure]),
  by: (row) => row[figure]
})

const columns: ReadonlyArray<Column<Row>> = [
  { label: "Day", cell: ({ day }) => formatCalendarDay(day), by: ({ day }) => day },
  column("Sent", "sent"),
  column("Failed", "failed"),
  column("Links used", "opened")
]

/** How many emails were sent and have failed on each of the last days, and how many of their links were used. */
export const EmailFigures = () => {
  const { data, error, refetch } = useQuery(emailFiguresQuery)
  if (error && !data) return <ErrorAlert onRetry={refetch}>The figures did not load.</ErrorAlert>
  if (!data) return null
  const rows = data.map((figure) => Object.assign({ id: figure.day }, figure))
  return (
    <Box component="section" sx={{ mt: 6 }}>
      <Typography variant="h4" component="h2">
        Emails by day
      </Typography>
      <Typography variant="body2" sx={{ mt: 1, mb: 2, color: "text.secondary" }}>
        The last two weeks, in UTC. A link is used once: to set a password, to confirm or change an address.
      </Typography>
      <DataTable label="Emails by day" columns={columns} rows={rows} roomForRows="21rem" />
    </Box>
  )
}
