import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import { checkReminderDays } from "#domain/check/check-options.ts"
import type { Queue } from "#domain/operator/queue.ts"
import { formatCalendarDay } from "#domain/shared/calendar.ts"
import { formatNumber } from "#domain/shared/numbers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { formatDate, formatTime } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { queueQuery } from "./console.ts"
import { AdminFrame } from "./frame/AdminFrame.tsx"
import { MissingMailSettings } from "./MissingMailSettings.tsx"

const since = (oldestAt: string | null) =>
  oldestAt === null ? "Nothing waits." : `The oldest since ${formatDate(oldestAt)}.`

const answered = ({ answered: some, count }: Queue["cases"]) =>
  some === 0 ? "" : `${formatNumber(count - some)} open, ${formatNumber(some)} answered.`

interface Tile {
  readonly title: string
  readonly href: string
  readonly count: number
  readonly words: string
}

type Emails = Pick<Queue, "failedEmails" | "retriedEmails">

const tried = ({ count, nextAt }: Emails["retriedEmails"]) =>
  nextAt === null
    ? ""
    : `${formatNumber(count)} ${count === 1 ? "is" : "are"} being tried again, next on ${formatDate(nextAt)} at ${formatTime(nextAt)}.`

/** Counts emails that have failed for good, and emails that are retried, which have not gone out either. */
const emailsTile = ({ failedEmails, retriedEmails }: Emails): Tile => {
  const isOnlyTried = failedEmails.count === 0 && retriedEmails.count > 0
  return {
    title: "Emails that failed",
    href: isOnlyTried ? "/admin/emails?state=waiting" : "/admin/emails",
    count: failedEmails.count,
    words: `${isOnlyTried ? "" : since(failedEmails.oldestAt)} ${tried(retriedEmails)}`.trim()
  }
}

const tilesOf = ({ applications, cases, endingChecks, matches, ...emails }: Queue): ReadonlyArray<Tile> => [
  {
    title: "New applications",
    href: "/admin/applications",
    count: applications.submitted,
    words: since(applications.oldestAt)
  },
  {
    title: "Applications in review",
    href: "/admin/applications?state=in_review",
    count: applications.inReview,
    words: applications.inReview === 0 ? "Nobody has taken one." : "Each is somebody's to decide on."
  },
  {
    title: "Cases",
    href: "/admin/cases",
    count: cases.count,
    // The figures come from two lists.
    words: `${answered(cases)} ${since(cases.oldestAt)}`.trim()
  },
  {
    title: "Found in registers",
    href: "/admin/registers",
    count: matches.count,
    words: since(matches.oldestAt)
  },
  {
    title: "Checks that end soon",
    href: "/admin/checks",
    count: endingChecks.count,
    words:
      endingChecks.firstOn === null
        ? `None within ${checkReminderDays[0]} days.`
        : `The first on ${formatCalendarDay(endingChecks.firstOn)}.`
  },
  emailsTile(emails)
]

const grid = {
  display: "grid",
  gap: 2,
  gridTemplateColumns: "repeat(auto-fill, minmax(min(240px, 100%), 1fr))"
}

const Tiles = () => {
  const { data, error, refetch } = useQuery(queueQuery)
  if (error && !data) return <ErrorAlert onRetry={refetch}>What waits did not load.</ErrorAlert>
  if (!data) return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading what waits" />
  return (
    <Box sx={grid}>
      {tilesOf(data).map(({ count, href, title, words }) => (
        <Card key={title} component="article" sx={{ p: 3 }}>
          <Typography variant="h4" component="h2">
            <Link href={href}>{title}</Link>
          </Typography>
          <Typography variant="h2" component="p" sx={{ my: 1 }}>
            {formatNumber(count)}
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {words}
          </Typography>
        </Card>
      ))}
    </Box>
  )
}

/** What waits for an operator. */
export const OverviewScreen = () => (
  <AdminFrame title="What waits">
    <MissingMailSettings />
    <Tiles />
  </AdminFrame>
)
