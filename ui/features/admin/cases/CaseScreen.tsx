import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useParams } from "wouter"

import {
  caseKindLabels,
  caseStateLabels,
  isOpenCase,
  outcomeLabels,
  reasonLabels,
  reportableWords,
  wishLabels
} from "#domain/case/case-options.ts"
import type { CaseFile } from "#domain/case/case.ts"
import { removalWords } from "#domain/removal/removal-grounds.ts"
import { PhotoStrip } from "#ui/features/photos/PhotoStrip.tsx"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { Link } from "#ui/shared/routing/Link.tsx"
import { useSession } from "#ui/shared/session/use-session.ts"

import { FactList } from "../FactList.tsx"
import { AdminFrame } from "../frame/AdminFrame.tsx"
import { caseQuery, useTakeCase } from "./cases.ts"

const DecideDialog = lazy(async () => ({ default: (await import("./DecideDialog.tsx")).DecideDialog }))

const stateOf = ({ decidedAt, decidedByName, state, takenAt, takenByName }: CaseFile) => {
  if (decidedAt !== null) return `Decided on ${formatDate(decidedAt)} by ${decidedByName ?? "somebody"}`
  return takenAt === null || takenByName === null
    ? caseStateLabels[state]
    : `In hand since ${formatDate(takenAt)}: ${takenByName}`
}

const factsOf = (file: CaseFile): Readonly<Record<string, string>> => ({
  Kind: caseKindLabels[file.kind],
  State: stateOf(file),
  Sent: formatDate(file.createdAt),
  "Reported by": file.openedByName ?? "",
  Against: file.againstName ?? "",
  Wish: file.wish === null ? "" : wishLabels[file.wish],
  "Answer until": file.dueAt === null || file.answeredAt !== null ? "" : formatDate(file.dueAt),
  Outcome: file.outcome === null ? "" : outcomeLabels[file.kind][file.outcome]
})

const Words = ({ text, title }: { readonly title: string; readonly text: string }) => (
  <Card component="section" sx={{ p: 3, mb: 2 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      {title}
    </Typography>
    <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
  </Card>
)

/** What the two have written to each other. */
const Talk = ({ talk }: Pick<CaseFile["thing"], "talk">) => (
  <Card component="section" sx={{ p: 3, mb: 2 }}>
    <Typography variant="h4" component="h2" sx={{ mb: 1 }}>
      Their conversation
    </Typography>
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 1.5 }}>
      {talk.map(({ at, id, isRemoved, name, text }) => (
        <li key={id}>
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            {name}, {formatDate(at)}
          </Typography>
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>
            {isRemoved ? <em>Taken down</em> : text}
          </Typography>
        </li>
      ))}
    </Box>
  </Card>
)

const Thing = ({ file: { about, against, openedBy, thing } }: { readonly file: CaseFile }) => (
  <>
    <Words
      title={
        about === "provider" ? (thing.businessName ?? "") : (thing.title ?? `The ${reportableWords[about]}`)
      }
      text={thing.text ?? (about === "review" ? "What it said is erased." : "")}
    />
    {thing.talk.length > 0 && <Talk talk={thing.talk} />}
    {thing.photos.length > 0 && (
      <Card component="section" sx={{ p: 3, mb: 2 }}>
        <PhotoStrip photos={thing.photos} label="Photos" size={96} />
      </Card>
    )}
    {thing.removed !== null && <Typography sx={{ mb: 2 }}>{removalWords(thing.removed)}</Typography>}
    <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, mb: 3 }}>
      {thing.providerId !== null && (
        <>
          <Link href={`/provider/${thing.providerId}`}>{thing.businessName} on the site</Link>
          <Link href={`/admin/providers/${thing.providerId}`}>What was checked of it</Link>
        </>
      )}
      <Link href={`/admin/people/${against}`}>Whom it is against</Link>
      <Link href={`/admin/people/${openedBy}`}>Who has reported it</Link>
    </Box>
  </>
)

const Steps = ({ file }: { readonly file: CaseFile }) => {
  const { user } = useSession()
  const { error, mutateAsync } = useTakeCase()
  const [isDeciding, setIsDeciding] = useState(false)
  const place = useFocusAfterwards(isDeciding)
  const { isBusy, start } = useOnce(async () => {
    await mutateAsync(file.id).catch(() => undefined)
  })
  if (!isOpenCase(file)) return null
  const isMine = file.takenBy === user?.id
  return (
    <div ref={place} tabIndex={-1}>
      {error && <ErrorAlert>{wordsFor(error, "Please try again.")}</ErrorAlert>}
      {isMine ? (
        <Button variant="contained" onClick={() => setIsDeciding(true)}>
          Decide
        </Button>
      ) : (
        <Button variant="contained" loading={isBusy} onClick={() => void start()}>
          Take it in hand
        </Button>
      )}
      <Suspense>{isDeciding && <DecideDialog file={file} onClose={() => setIsDeciding(false)} />}</Suspense>
    </div>
  )
}

/** A case: what it is about, what was said, and what is decided. */
export const CaseScreen = () => {
  const { id } = useParams<"/admin/cases/:id">()
  const { data, error, refetch } = useQuery(caseQuery(id))
  return (
    <AdminFrame title={data ? reasonLabels[data.reason] : "A case"}>
      {error && !data && <ErrorAlert onRetry={refetch}>This case did not load.</ErrorAlert>}
      {!data && !error && <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />}
      {data && (
        <div>
          <FactList facts={factsOf(data)} />
          <Words title="What was reported" text={data.text} />
          {data.answer !== null && <Words title="What the other side answers" text={data.answer} />}
          <Thing file={data} />
          {data.decision !== null && <Words title="What both sides were told" text={data.decision} />}
          {data.note !== null && <Words title="Note for operators" text={data.note} />}
          <Steps file={data} />
        </div>
      )}
    </AdminFrame>
  )
}
