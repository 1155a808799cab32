import { useInfiniteQuery } from "@tanstack/react-query"

import { checkKindLabels, checkReminderDays } from "#domain/check/check-options.ts"
import type { EndingCheck } from "#domain/check/check.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { AdminFrame } from "../frame/AdminFrame.tsx"
import type { Column } from "../table/DataTable.tsx"
import { LongList } from "../table/LongList.tsx"
import { endingChecksQuery } from "./checks.ts"

const columns: ReadonlyArray<Column<EndingCheck>> = [
  {
    label: "Business",
    cell: ({ businessName, providerId }) => (
      <Link href={`/admin/providers/${providerId}`}>{businessName}</Link>
    ),
    by: ({ businessName }) => businessName
  },
  { label: "Check", cell: ({ kind }) => checkKindLabels[kind], by: ({ kind }) => checkKindLabels[kind] },
  { label: "Covers", cell: ({ scope }) => scope },
  {
    label: "Last day",
    cell: ({ expiresOn }) => formatCalendarDay(expiresOn),
    by: ({ expiresOn }) => expiresOn
  }
]

/** The checks that end within a month, with links to the businesses. */
export const ChecksScreen = () => (
  <AdminFrame title="Checks that end soon">
    <LongList
      list={usePagedList(useInfiniteQuery(endingChecksQuery))}
      label="Checks"
      columns={columns}
      none={`No check ends within ${checkReminderDays[0]} days.`}
    />
  </AdminFrame>
)
