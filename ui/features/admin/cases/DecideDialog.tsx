import Box from "@mui/material/Box"
import Card from "@mui/material/Card"
import Typography from "@mui/material/Typography"

import { caseOutcomes, outcomeLabels, reportableWords } from "#domain/case/case-options.ts"
import type { CaseFile } from "#domain/case/case.ts"
import { groundsOf, isRemovable, removalGroundLabels } from "#domain/removal/removal-grounds.ts"
import { sanctionLevels } from "#domain/sanction/sanction-options.ts"
import { photoName } from "#ui/features/photos/shown-photo.ts"
import { refusal } from "#ui/shared/feedback/refusal.ts"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useFields } from "#ui/shared/forms/use-fields.ts"
import { useTabDraft } from "#ui/shared/forms/use-tab-draft.ts"

import { levelOptions, meaningOf } from "../people/sanction-levels.ts"
import { OperatorDialog } from "../unlock/OperatorDialog.tsx"
import { useOperatorForm } from "../unlock/use-operator-form.ts"
import { useDecide } from "./cases.ts"

interface Props {
  readonly file: CaseFile
  readonly onClose: () => void
}

const isSame = (one: string, other: string) => one === other
const firstWords = (text: string) => (text.length > 40 ? `${text.slice(0, 40).trimEnd()}…` : text)

/** The things that can be taken down with the decision, each by its kind and id. */
const removablesOf = ({ about, aboutId, thing }: CaseFile) => [
  ...(isRemovable(about) && thing.removed === null && about !== "photo"
    ? [{ value: `${about} ${aboutId}`, label: `The ${reportableWords[about]}` }]
    : []),
  ...(about === "review" && thing.review?.reply
    ? [{ value: `reply ${aboutId}`, label: "The reply to it" }]
    : []),
  ...thing.talk.flatMap(({ id, isRemoved, name, text }) =>
    isRemoved || isSame(id, aboutId)
      ? []
      : [{ value: `message ${id}`, label: `${name}: “${firstWords(text)}”` }]
  ),
  ...thing.photos.map((photo, at) => {
    const place = photoName({ ...photo, caption: null }, at, thing.photos.length)
    return {
      value: `photo ${photo.id}`,
      label: photo.caption === null ? place : `${place}: “${firstWords(photo.caption)}”`
    }
  })
]

const picture = { display: "block", borderRadius: 2.5, objectFit: "cover", bgcolor: "surface.sunken" }

const removalIn = ({ aboutId: typed, ground }: Typed["removal"]) => {
  const [about = "", aboutId = ""] = typed.split(" ")
  return { about, aboutId, ground }
}

const groundsFor = (typed: string) => {
  const [about = ""] = typed.split(" ")
  return isRemovable(about)
    ? groundsOf(about).map((value) => ({ value, label: removalGroundLabels[value] }))
    : []
}

const noRemoval = { aboutId: "", ground: "" }
const noSanction = { level: "", reason: "", until: "" }

interface Typed {
  readonly outcome: string
  readonly decision: string
  readonly note: string
  readonly removal: { readonly aboutId: string; readonly ground: string }
  readonly sanction: { readonly level: string; readonly reason: string; readonly until: string }
}

/** Decides a case; both sides read the same words, which are shown as they will appear. */
export const DecideDialog = ({ file, onClose }: Props) => {
  const outcomes = caseOutcomes.map((value) => ({ value, label: outcomeLabels[file.kind][value] }))
  const removablesHere = removablesOf(file)
  const values: Typed = { outcome: "", decision: "", note: "", removal: noRemoval, sanction: noSanction }
  const api = useOperatorForm({
    schema: async () => (await import("#domain/case/case.ts")).Decision,
    values,
    lateDraft: useTabDraft<Typed>(`decision:${file.id}`),
    asSent: ({ removal, sanction, ...typed }: Typed) => ({
      ...typed,
      ...(removal.aboutId !== "" && { removal: removalIn(removal) }),
      ...(sanction.level !== "" && { sanction: { ...sanction, until: sanction.until || null } })
    }),
    endpoint: useDecide(file.id),
    done: () => {
      toast({ title: "Decided", description: "Both sides are written to." })
      return onClose
    },
    refused: refusal("The case could not be decided")
  })
  const { field } = useFields(api.form)
  const decision = api.form.watch("decision")
  const down = api.form.watch("removal.aboutId")
  const photo = file.thing.photos.find(({ id }) => down === `photo ${id}`)
  const level = sanctionLevels.find((known) => known === api.form.watch("sanction.level"))
  return (
    <OperatorDialog api={api} title="Decide this case" submitLabel="Decide and send emails" onClose={onClose}>
      <SelectField {...field("outcome", "Outcome")} options={outcomes} placeholder="Choose" />
      {removablesHere.length > 0 && (
        <SelectField
          {...field("removal.aboutId", "Take down")}
          options={removablesHere}
          placeholder="Nothing"
          helperText={photo && "A photo goes for good. It cannot be put back."}
        />
      )}
      {photo && (
        <Box
          component="img"
          src={photo.thumb}
          alt={photo.caption ?? "The photo"}
          width={96}
          height={96}
          sx={picture}
        />
      )}
      {down !== "" && (
        <SelectField
          {...field("removal.ground", "On which ground")}
          options={groundsFor(down)}
          placeholder="Choose"
          helperText={down.startsWith("review") ? "How many stars somebody gave is no ground." : undefined}
        />
      )}
      <TextField {...field("decision", "Your reasons")} multiline minRows={4} />
      {decision.trim() !== "" && (
        <Card variant="outlined" sx={{ p: 2 }} role="group" aria-label="What both sides will read">
          <Typography variant="caption" sx={{ color: "text.secondary" }}>
            Both sides will read
          </Typography>
          <Typography sx={{ whiteSpace: "pre-line", overflowWrap: "anywhere" }}>{decision}</Typography>
        </Card>
      )}
      <SelectField
        {...field("sanction.level", "Limit or suspend whom it is against")}
        options={levelOptions}
        placeholder="No"
        helperText={level === undefined ? undefined : meaningOf(level)}
      />
      {level !== undefined && (
        <>
          <TextField
            {...field("sanction.reason", "Reason for that")}
            helperText="The person reads these words."
            multiline
            minRows={2}
          />
          <TextField {...field("sanction.until", "Until (or until it is lifted)")} type="date" />
        </>
      )}
      <TextField {...field("note", "Note for operators alone")} multiline minRows={2} />
    </OperatorDialog>
  )
}
