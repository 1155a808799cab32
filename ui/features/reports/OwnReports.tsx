import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"

import {
  caseStateLabels,
  isOpenCase,
  outcomeLabels,
  reportableWords,
  reportReasonLabels
} from "#domain/case/case-options.ts"
import type { OwnCase } from "#domain/case/case.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { ownCasesQuery, useWithdraw } from "./use-reports.ts"

const titleOf = ({ about, isOwn }: OwnCase) => {
  if (isOwn) return `You reported a ${reportableWords[about]}`
  return about === "review" ? "Your review was reported" : "Your business was reported"
}

const Withdraw = ({ report }: { readonly report: OwnCase }) => {
  const { mutateAsync } = useWithdraw()
  const { isBusy, start } = useOnce(async () => {
    try {
      await mutateAsync(report.id)
      toast({ title: "Your report is withdrawn" })
    } catch (error) {
      const description = wordsFor(error, "Please try again.")
      toast({ title: "Your report could not be withdrawn", description, variant: "destructive" })
    }
  })
  return (
    <Button size="small" variant="outlined" loading={isBusy} onClick={() => void start()} sx={{ mt: 1.5 }}>
      Withdraw
    </Button>
  )
}

const Report = ({ report }: { readonly report: OwnCase }) => (
  <Card component="li" sx={{ p: 3 }}>
    <Typography variant="h4" component="h3">
      {titleOf(report)}
    </Typography>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {formatDate(report.createdAt)} · {reportReasonLabels[report.reason]} · {caseStateLabels[report.state]}
    </Typography>
    {report.text !== null && (
      <Typography sx={{ mt: 1.5, whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
        {report.text}
      </Typography>
    )}
    {report.outcome !== null && (
      <Typography variant="subtitle2" component="p" sx={{ mt: 1.5 }}>
        {outcomeLabels[report.outcome]}
      </Typography>
    )}
    {report.decision !== null && (
      <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{report.decision}</Typography>
    )}
    {report.isOwn && isOpenCase(report) && <Withdraw report={report} />}
  </Card>
)

/** What one has reported and what came of it, and what was decided about oneself. */
export const OwnReports = () => {
  const { data, error, refetch } = useQuery(ownCasesQuery)
  if (error && !data) return <ErrorAlert onRetry={refetch}>Your reports did not load.</ErrorAlert>
  if (!data)
    return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading your reports" />
  if (data.length === 0)
    return (
      <Typography sx={{ color: "text.secondary" }}>
        You have reported nothing. “Report” stands below each review and professional.
      </Typography>
    )
  return (
    <Stack component="ul" spacing={2} aria-label="Reports" sx={{ m: 0, p: 0, listStyle: "none" }}>
      {data.map((report) => (
        <Report key={report.id} report={report} />
      ))}
    </Stack>
  )
}
