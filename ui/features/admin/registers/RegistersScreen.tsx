import Typography from "@mui/material/Typography"
import { useInfiniteQuery, useIsMutating } from "@tanstack/react-query"

import { isCalledAs } from "#domain/register/holder-name.ts"
import { plainNumber } from "#domain/register/license-entry.ts"
import type { FoundMatch } from "#domain/register/register-match.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { usePagedList } from "#ui/shared/api/paged-list.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { AdminFrame } from "../frame/AdminFrame.tsx"
import type { Column } from "../table/DataTable.tsx"
import { LongList } from "../table/LongList.tsx"
import { matchesQuery } from "./matches.ts"
import { MatchSteps } from "./MatchSteps.tsx"

const Names = ({ businessName, entry }: FoundMatch) => {
  if (entry === null) return "–"
  return isCalledAs(entry.holder, businessName) ? (
    entry.holder
  ) : (
    <div>
      <Typography component="strong" variant="body2" sx={{ display: "block", fontWeight: 700 }}>
        Another name
      </Typography>
      {entry.holder}
    </div>
  )
}

/** The number of the register; a business that was checked by it may claim another one by now, or none. */
const ClaimedNumber = ({ licenseNumber, number }: FoundMatch) => (
  <div>
    <Typography sx={{ whiteSpace: "nowrap" }}>{number}</Typography>
    {plainNumber(licenseNumber ?? "") !== number && (
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {licenseNumber === null ? "The business no longer says one" : `The business says ${licenseNumber}`}
      </Typography>
    )}
  </div>
)

/** What the register says: "Current, Active, until Aug 31, 2028 (FL DBPR CILB of Nov 16, 2026)". */
const saidOf = ({ entry, isActive, register, sentAt }: FoundMatch) => {
  if (entry === null || sentAt === null) return `No longer in the register (${register})`
  const until = entry.expiresOn === null ? "" : `, until ${formatCalendarDay(entry.expiresOn)}`
  return `${isActive ? "" : "Not active: "}${entry.status}${until} (${register} of ${formatDate(sentAt)})`
}

const columns: ReadonlyArray<Column<FoundMatch>> = [
  {
    label: "Business",
    cell: ({ businessName, providerId }) => (
      <Link href={`/admin/providers/${providerId}`}>{businessName}</Link>
    ),
    by: ({ businessName }) => businessName
  },
  {
    label: "Number",
    cell: (match) => <ClaimedNumber {...match} />,
    by: ({ number }) => number
  },
  { label: "Holder", cell: (match) => <Names {...match} />, by: ({ entry }) => entry?.holder ?? "" },
  { label: "The register says", cell: saidOf, by: saidOf },
  {
    label: "Our check",
    cell: ({ licenseUntil }) => (licenseUntil === null ? "None" : `Until ${formatCalendarDay(licenseUntil)}`),
    by: ({ licenseUntil }) => licenseUntil ?? ""
  },
  { label: "Step", cell: (match) => <MatchSteps match={match} /> }
]

const List = () => {
  // A step removes its row, and with the row everything that could tell that the step is done.
  const place = useFocusAfterwards(useIsMutating() > 0)
  return (
    <div ref={place} tabIndex={-1}>
      <LongList
        list={usePagedList(useInfiniteQuery(matchesQuery))}
        label="Found in registers"
        columns={columns}
        none="No number of a business waits."
      />
    </div>
  )
}

/** Claimed and checked license numbers that stand in a register, and the steps that operators can take. */
export const RegistersScreen = () => (
  <AdminFrame title="Found in registers">
    <Typography sx={{ color: "text.secondary", maxWidth: "42rem" }}>
      Names and numbers collide: look at both before you publish a check. Everybody reads it on the page of
      the business.
    </Typography>
    <List />
  </AdminFrame>
)
