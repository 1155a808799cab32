import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"
import { useState } from "react"

import type { CaseHistory } from "#domain/case/case-history.ts"
import { reportableWords } from "#domain/case/case-options.ts"
import type { CaseFile } from "#domain/case/case.ts"
import { type Removable, removalWords } from "#domain/removal/removal-grounds.ts"
import { sanctionedUntil } from "#domain/sanction/sanction-words.ts"
import { counted } from "#domain/shared/numbers.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { LaterPhotos } from "#ui/features/photos/LaterPhotos.tsx"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { formatDate } from "#ui/shared/format/format.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { Job, Request } from "./ReportedJob.tsx"
import { Review } from "./ReportedReview.tsx"
import { Words } from "./Words.tsx"

const RestoreDialog = lazyDialog(async () => (await import("./RestoreDialog.tsx")).RestoreDialog)

interface TakenDownProps {
  readonly about: Removable
  readonly aboutId: string
  readonly words: string
}

/** Why the thing was taken down, and a button that restores it; photos have none. */
const TakenDown = ({ about, aboutId, words }: TakenDownProps) => {
  const [isOpen, setIsOpen] = useState(false)
  const place = useFocusAfterwards(isOpen)
  return (
    <Box ref={place} tabIndex={-1} sx={{ mb: 2 }}>
      <Typography sx={{ mb: 1 }}>{words}</Typography>
      {about !== "photo" && (
        <Button size="small" variant="outlined" onClick={() => setIsOpen(true)}>
          Put it back
        </Button>
      )}
      {isOpen && <RestoreDialog removed={{ about, aboutId }} onClose={() => setIsOpen(false)} />}
    </Box>
  )
}

/** The messages between the two people of the case. */
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
          {isRemoved ? (
            <TakenDown about="message" aboutId={id} words="It was taken down." />
          ) : (
            <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{text}</Typography>
          )}
        </li>
      ))}
    </Box>
  </Card>
)

/** The kind of the thing and its name: "Review: A patio that drains". */
const titleOf = ({ about, thing }: CaseFile) => {
  const name = about === "provider" ? thing.businessName : thing.title
  return name === null ? `The ${reportableWords[about]}` : `${capitalized(reportableWords[about])}: ${name}`
}

/** Shown in place of a text that no longer exists. */
const goneWords = ({ about, thing }: CaseFile) => {
  if (about === "review" || about === "reply") return "What it said is erased."
  const isGone = about === "photo" && thing.removed === null && thing.photos.length === 0
  return isGone ? "It is not shown any more." : ""
}

const historyWords = ({ against, opened, sanction }: CaseHistory) =>
  `${counted(opened, "report")} sent, ${against} about this person${sanction ? `, ${sanctionedUntil(sanction)}` : ""}`

interface SideProps {
  readonly id: string
  readonly name: string | null
  /** What this person has to do with the case. */
  readonly part: string
  readonly history: CaseHistory
}

/** One of the two people of a case, with what there is in their history. */
const Side = ({ history, id, name, part }: SideProps) => (
  <div>
    <Link href={`/admin/people/${id}`}>{name ?? "Somebody"}</Link>
    {history.business !== null && `, ${history.business}`} ({part}): {historyWords(history)}
  </div>
)

/** What a case is about. */
export const ReportedThing = ({ file }: { readonly file: CaseFile }) => {
  const { about, aboutId, against, openedBy, thing } = file
  const text = thing.text ?? goneWords(file)
  return (
    <>
      {text !== "" && <Words title={titleOf(file)} text={text} />}
      {thing.review !== null && <Review about={about} {...thing.review} />}
      {thing.quote !== null && (
        <>
          {about !== "quote" && <Request {...thing.quote} />}
          <Job {...thing.quote} />
        </>
      )}
      {thing.talk.length > 0 && <Talk talk={thing.talk} />}
      {thing.photos.length > 0 && (
        <Card component="section" sx={{ p: 3, mb: 2 }}>
          <LaterPhotos photos={thing.photos} label="Photos" size={96} />
        </Card>
      )}
      {thing.removed !== null && (
        <TakenDown about={thing.removed.about} aboutId={aboutId} words={removalWords(thing.removed)} />
      )}
      {file.restored.map(({ about: what, at, byName, reason }) => (
        <Words
          key={at}
          title={`Why the ${what} was put back`}
          text={`${reason}\n${byName ?? "Somebody"}, ${formatDate(at)}`}
        />
      ))}
      <Box sx={{ display: "flex", flexWrap: "wrap", columnGap: 3, rowGap: 1, mb: 3 }}>
        {thing.providerId !== null && (
          <>
            {thing.listed ? (
              <Link href={`/provider/${thing.providerId}`}>{thing.businessName} on the site</Link>
            ) : (
              <span>{thing.businessName} is not on the site</span>
            )}
            <Link href={`/admin/providers/${thing.providerId}`}>What was checked of it</Link>
          </>
        )}
        <Side id={against} name={file.againstName} part="against" history={file.againstHistory} />
        <Side id={openedBy} name={file.openedByName} part="reported it" history={file.openedByHistory} />
      </Box>
    </>
  )
}
