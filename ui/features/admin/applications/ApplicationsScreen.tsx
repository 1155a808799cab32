import Box from "@mui/material/Box"
import Link from "@mui/material/Link"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"

import type { Application } from "#domain/application/application-record.ts"
import { applicationStateLabels, applicationStates } from "#domain/application/application-states.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { formatDate } from "#ui/shared/format/format.ts"

import { AdminFrame } from "../frame/AdminFrame.tsx"
import type { Column } from "../table/DataTable.tsx"
import { LongList } from "../table/LongList.tsx"
import { StateFilter } from "../table/StateFilter.tsx"
import { useStateInAddress } from "../table/use-state-in-address.ts"
import { applicationsQuery } from "./applications.ts"

const ApplicationDialog = lazyDialog(async () => (await import("./ApplicationDialog.tsx")).ApplicationDialog)

const choices = [
  ...applicationStates.map((value) => ({ value, label: applicationStateLabels[value] })),
  { value: null, label: "All" }
]

const businessOf = ({ businessName, erasedAt }: Application) =>
  erasedAt === null ? businessName : `Erased on ${formatDate(erasedAt)}`

const columnsWith = (open: (application: Application) => void): ReadonlyArray<Column<Application>> => [
  {
    label: "Business",
    cell: (application) => (
      <Link
        component="button"
        type="button"
        aria-label={`Open the application of ${businessOf(application)}`}
        onClick={() => open(application)}
        sx={{ textAlign: "start", verticalAlign: "baseline" }}
      >
        {businessOf(application)}
      </Link>
    ),
    by: businessOf
  },
  {
    label: "Trades",
    cell: ({ specialties }) => specialties.join(", "),
    by: ({ specialties }) => specialties.join(", ")
  },
  {
    label: "Where",
    cell: ({ location, zipCode }) => `${location} ${zipCode}`.trim(),
    by: ({ location }) => location
  },
  { label: "Sent", cell: ({ createdAt }) => formatDate(createdAt), by: ({ createdAt }) => createdAt },
  {
    label: "State",
    cell: ({ status, takenByName }) =>
      status === "in_review" && takenByName !== null
        ? `${applicationStateLabels[status]} by ${takenByName}`
        : applicationStateLabels[status],
    by: ({ status }) => applicationStates.indexOf(status)
  }
]

const List = () => {
  const [state, setState] = useStateInAddress(applicationStates, "submitted")
  const list = usePagedList(useInfiniteQuery(applicationsQuery(state)))
  const [opened, setOpened] = useState<Application | null>(null)
  const place = useFocusAfterwards(opened !== null)
  // The application as the lists have it now, because a step may have changed it.
  const shown = list.items?.find(({ id }) => id === opened?.id) ?? opened
  return (
    <Box ref={place} tabIndex={-1} sx={{ display: "grid", gap: 3, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <StateFilter choices={choices} value={state} onChange={setState} />
      <LongList
        list={list}
        label="Applications"
        columns={columnsWith(setOpened)}
        none="There are no applications of this kind."
      />
      {shown && <ApplicationDialog application={shown} onStep={setOpened} onClose={() => setOpened(null)} />}
    </Box>
  )
}

/** The applications of professionals: operators take them in hand and decide on them. */
export const ApplicationsScreen = () => (
  <AdminFrame title="Applications">
    <List />
  </AdminFrame>
)
