import Typography from "@mui/material/Typography"
import { useInfiniteQuery } from "@tanstack/react-query"

import {
  caseStateLabels,
  caseStates,
  caseKindLabels,
  reasonLabels,
  reportableWords
} from "#domain/case/case-options.ts"
import type { ListedCase } from "#domain/case/case.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { AdminFrame } from "../frame/AdminFrame.tsx"
import type { Column } from "../table/DataTable.tsx"
import { LongList } from "../table/LongList.tsx"
import { StateFilter } from "../table/StateFilter.tsx"
import { useStateInAddress } from "../table/use-state-in-address.ts"
import { casesQuery } from "./cases.ts"
import { StarFigures } from "./StarFigures.tsx"

const choices = [
  ...(["open", "answered", "decided", "withdrawn"] as const).map((value) => ({
    value,
    label: caseStateLabels[value]
  })),
  { value: null, label: "All" }
]

const columns: ReadonlyArray<Column<ListedCase>> = [
  {
    label: "Reason",
    cell: ({ id, name, reason }) => (
      <>
        <Link href={`/admin/cases/${id}`} aria-describedby={name === null ? undefined : `${id}-name`}>
          {reasonLabels[reason]}
        </Link>
        {name !== null && (
          <Typography id={`${id}-name`} variant="body2" sx={{ color: "text.secondary" }}>
            {name}
          </Typography>
        )}
      </>
    ),
    by: ({ reason }) => reasonLabels[reason]
  },
  { label: "Kind", cell: ({ kind }) => caseKindLabels[kind], by: ({ kind }) => kind },
  { label: "About", cell: ({ about }) => capitalized(reportableWords[about]), by: ({ about }) => about },
  { label: "Sent", cell: ({ createdAt }) => formatDate(createdAt), by: ({ createdAt }) => createdAt },
  {
    label: "State",
    cell: ({ state, takenBy }) => (state === "open" && takenBy !== null ? "In hand" : caseStateLabels[state]),
    by: ({ state }) => state
  }
]

const List = () => {
  const [state, setState] = useStateInAddress(caseStates, "open")
  const list = usePagedList(useInfiniteQuery(casesQuery(state)))
  return (
    <>
      <StateFilter choices={choices} value={state} onChange={setState} />
      <LongList list={list} label="Cases" columns={columns} none="There are no cases of this kind." />
    </>
  )
}

/** The cases that people have opened by reporting something. */
export const CasesScreen = () => (
  <AdminFrame title="Cases">
    <List />
    <StarFigures />
  </AdminFrame>
)
