import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useParams } from "wouter"

import { answerableUntil, answerAwaited } from "#domain/case/answer-time.ts"
import {
  caseKindLabels,
  caseStateLabels,
  isOpenCase,
  outcomeLabels,
  reasonLabels,
  wishLabels
} from "#domain/case/case-options.ts"
import type { CaseFile } from "#domain/case/case.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { serverNow } from "#ui/shared/api/server-clock.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"
import { useSession } from "#ui/shared/session/use-session.ts"

import { FactList } from "../FactList.tsx"
import { FileFrame } from "../frame/FileFrame.tsx"
import { inHand, yoursToDecide } from "../in-hand.ts"
import { caseQuery, useTakeCase } from "./cases.ts"
import { ReportedThing } from "./ReportedThing.tsx"
import { Words } from "./Words.tsx"

const DecideDialog = lazyDialog(async () => (await import("./DecideDialog.tsx")).DecideDialog)

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
  "Answer until":
    file.dueAt === null || file.answeredAt !== null ? "" : formatDate(answerableUntil(file.dueAt)),
  Answered: file.answeredAt === null ? "" : formatDate(file.answeredAt),
  Outcome: file.outcome === null ? "" : outcomeLabels[file.kind][file.outcome]
})

interface StepProps {
  readonly file: CaseFile
  readonly label: string
  /** Why the step cannot be taken yet; null where it can. */
  readonly whyNot: (file: CaseFile, now: string) => string | null
  readonly isBusy?: boolean
  readonly onPress: () => void
}

const Step = ({ file, isBusy = false, label, onPress, whyNot }: StepProps) => {
  const [now] = useState(serverNow)
  const words = whyNot(file, now)
  return words === null ? (
    <Button variant="contained" loading={isBusy} onClick={onPress}>
      {label}
    </Button>
  ) : (
    <Typography sx={{ color: "text.secondary" }}>{words}</Typography>
  )
}

/** The decision, or the steps that can be taken before there is one. */
const DecisionAndSteps = ({ file }: { readonly file: CaseFile }) => {
  const { user } = useSession()
  const { error, mutateAsync } = useTakeCase()
  const [isDeciding, setIsDeciding] = useState(false)
  const { isBusy, start } = useOnce(async () => {
    await mutateAsync(file.id).then(
      () => toast({ title: "In hand", description: yoursToDecide }),
      () => undefined
    )
  })
  const place = useFocusAfterwards(isDeciding || isBusy)
  const isOpen = isOpenCase(file)
  const isMine = file.takenBy === user?.id
  return (
    <div ref={place} tabIndex={-1}>
      {file.decision !== null && <Words title="What both sides were told" text={file.decision} />}
      {file.note !== null && <Words title="Note for operators" text={file.note} />}
      {error && <ErrorAlert>{wordsFor(error)}</ErrorAlert>}
      {isOpen && isMine && (
        <Step file={file} label="Decide" whyNot={answerAwaited} onPress={() => setIsDeciding(true)} />
      )}
      {isOpen && !isMine && (
        <Step
          file={file}
          label="Take it in hand"
          whyNot={inHand}
          isBusy={isBusy}
          onPress={() => void start()}
        />
      )}
      {isDeciding && <DecideDialog file={file} onClose={() => setIsDeciding(false)} />}
    </div>
  )
}

/** A case: what it is about, what was said, and what is decided. */
export const CaseScreen = () => {
  const { id } = useParams<"/admin/cases/:id">()
  return (
    <FileFrame
      query={useQuery(caseQuery(id))}
      titleOf={({ reason }) => reasonLabels[reason]}
      untitled="A case"
      failed="This case did not load."
    >
      {(file) => (
        <>
          <FactList facts={factsOf(file)} />
          <Words title="What was reported" text={file.text} />
          {file.answer !== null && <Words title="What the other side answers" text={file.answer} />}
          <ReportedThing file={file} />
          <DecisionAndSteps file={file} />
        </>
      )}
    </FileFrame>
  )
}
