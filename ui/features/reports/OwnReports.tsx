import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { useInfiniteQuery } from "@tanstack/react-query"
import { useState } from "react"

import { answerAwaited, answerTimeOver } from "#domain/case/answer-time.ts"
import {
  caseStateLabels,
  isOpenCase,
  outcomeLabels,
  reportableWords,
  reasonLabels,
  wishLabels
} from "#domain/case/case-options.ts"
import type { OwnCase } from "#domain/case/case.ts"
import { toProject, toQuote } from "#domain/notices/places.ts"
import { takenDownWords } from "#domain/removal/removal-grounds.ts"
import { type PagedList, usePagedList } from "#ui/shared/api/paged-list.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { useFocusOnNewcomers } from "#ui/shared/components/use-focus-on-newcomers.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { LoadMore } from "#ui/shared/feedback/LoadMore.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { ownCasesQuery } from "./use-reports.ts"

const AnswerDialog = lazyDialog(async () => (await import("./AnswerDialog.tsx")).AnswerDialog)
const WithdrawDialog = lazyDialog(async () => (await import("./WithdrawDialog.tsx")).WithdrawDialog)

const titleOf = ({ about, isOwn, kind }: OwnCase) => {
  if (kind === "problem") return isOwn ? "You said there is a problem with a job" : "A problem with your job"
  if (isOwn) return `You reported a ${reportableWords[about]}`
  return about === "provider" ? "Your business was reported" : `Your ${reportableWords[about]} was reported`
}

// Other reported things have no page of their own.
const ways: Partial<
  Record<OwnCase["about"], { readonly path: (id: string) => string; readonly words: string }>
> = {
  quote: { path: toQuote, words: "See the job" },
  project: { path: toProject, words: "See the project" },
  conversation: { path: (id) => `/messages?conversation=${id}`, words: "See the conversation" },
  provider: { path: (id) => `/provider/${id}`, words: "See the business" }
}

/**
 * A link to what the report is about, which is named there. None for the person reported, who need not learn who has
 * reported them.
 */
const AboutLink = ({ report: { about, aboutId, isOwn, kind } }: { readonly report: OwnCase }) => {
  const way = isOwn || kind === "problem" ? ways[about] : undefined
  return (
    way && (
      <Link href={way.path(aboutId)} variant="body2" sx={{ display: "inline-block", mt: 1 }}>
        {way.words}
      </Link>
    )
  )
}

const words = { whiteSpace: "pre-line", overflowWrap: "anywhere" }

const TitledText = ({ text, title }: { readonly title: string; readonly text: string | null }) =>
  text !== null && (
    <>
      <Typography variant="subtitle2" component="p" sx={{ mt: 1.5 }}>
        {title}
      </Typography>
      <Typography sx={words}>{text}</Typography>
    </>
  )

const Report = ({ report }: { readonly report: OwnCase }) => {
  const { answer, createdAt, decision, dueAt, isOwn, kind, outcome, reason, removed, state, text, wish } =
    report
  const awaited = answerAwaited(report, serverNow(), isOwn ? "The other side" : "You")
  const [step, setStep] = useState<"answer" | "withdraw" | null>(null)
  const place = useFocusAfterwards<HTMLLIElement>(step !== null)
  const close = () => setStep(null)
  return (
    <Card ref={place} component="li" tabIndex={-1} sx={{ p: 3 }}>
      <Typography variant="h4" component="h2">
        {titleOf(report)}
      </Typography>
      <Typography variant="body2" sx={{ color: "text.secondary" }}>
        {formatDate(createdAt)} · {reasonLabels[reason]} · {caseStateLabels[state]}
      </Typography>
      <AboutLink report={report} />
      {text !== null && <Typography sx={{ mt: 1.5, ...words }}>{text}</Typography>}
      {wish !== null && <TitledText title="What should happen" text={wishLabels[wish]} />}
      <TitledText title={isOwn ? "The answer" : "Your answer"} text={answer} />
      {state === "open" && dueAt !== null && (
        <Typography variant="body2" sx={{ mt: 1.5, color: "text.secondary" }}>
          {awaited === null ? answerTimeOver : `${awaited} Then our team decides.`}
        </Typography>
      )}
      {outcome !== null && <TitledText title={outcomeLabels[kind][outcome]} text={decision} />}
      {removed !== null && (
        <Typography sx={{ mt: 1.5 }}>{takenDownWords(removed.about, removed.ground)}</Typography>
      )}
      {awaited !== null && !isOwn && (
        <Button size="small" variant="contained" onClick={() => setStep("answer")} sx={{ mt: 1.5 }}>
          Answer
        </Button>
      )}
      {isOwn && isOpenCase(report) && (
        <Button size="small" variant="outlined" onClick={() => setStep("withdraw")} sx={{ mt: 1.5 }}>
          Withdraw
        </Button>
      )}
      {step === "answer" && <AnswerDialog problem={report} onClose={close} />}
      {step === "withdraw" && <WithdrawDialog report={report} onClose={close} />}
    </Card>
  )
}

const failed = "Your reports did not load."

const Reports = ({ items, ...rest }: PagedList<OwnCase> & { readonly items: ReadonlyArray<OwnCase> }) => {
  const { expectMore, list } = useFocusOnNewcomers(items.length)
  return (
    <Stack spacing={2}>
      <Stack
        ref={list}
        component="ul"
        spacing={2}
        aria-label="Reports"
        sx={{ m: 0, p: 0, listStyle: "none" }}
      >
        {items.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </Stack>
      <LoadMore list={rest} failed={failed} onMore={expectMore} sx={{ alignSelf: "center" }} />
    </Stack>
  )
}

/** The person's own reports and their outcome, and what was decided about the person. */
export const OwnReports = () => {
  const own = usePagedList(useInfiniteQuery(ownCasesQuery))
  const { error, items, retry } = own
  if (error && !items) return <ErrorAlert onRetry={retry}>{failed}</ErrorAlert>
  if (!items)
    return <Skeleton variant="rounded" height={160} role="status" aria-label="Loading your reports" />
  if (items.length === 0)
    return (
      <Typography sx={{ color: "text.secondary" }}>
        There is nothing here. “Report” stands below each review and professional, and in the menu of a
        conversation; “Problem with this job” at each job that was agreed on.
      </Typography>
    )
  return <Reports {...own} items={items} />
}
