import Typography from "@mui/material/Typography"

import type { PersonFile } from "#domain/operator/people.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { formatDaySince } from "#ui/shared/format/past-days.ts"

import { type Column, DataTable } from "../table/DataTable.tsx"

type Row = PersonFile["sessions"][number] & { readonly id: string }

const columns: ReadonlyArray<Column<Row>> = [
  { label: "Browser", cell: ({ device }) => device, by: ({ device }) => device },
  { label: "Since", cell: ({ startedAt }) => formatDate(startedAt), by: ({ startedAt }) => startedAt },
  {
    label: "Last seen",
    cell: ({ seenOn, startedAt }) => formatDaySince(startedAt, seenOn),
    by: ({ seenOn }) => seenOn
  }
]

const rowOf = ({ device, seenOn, startedAt }: PersonFile["sessions"][number]): Row => ({
  id: startedAt,
  device,
  seenOn,
  startedAt
})

/** Where a person is signed in. */
export const SessionsTable = ({ sessions }: Pick<PersonFile, "sessions">) =>
  sessions.length === 0 ? (
    <Typography sx={{ color: "text.secondary" }}>Nowhere at the moment.</Typography>
  ) : (
    <DataTable label="Signed in" columns={columns} rows={sessions.map(rowOf)} />
  )
