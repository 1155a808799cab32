import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import MuiLink from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { useState } from "react"
import { useParams } from "wouter"

import {
  firstFaults,
  importDays,
  importKindLabels,
  importStateLabels
} from "#domain/import/import-options.ts"
import type { ImportFile, LineFault } from "#domain/import/import.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { lazyDialog } from "#ui/shared/feedback/lazy-dialog.tsx"
import { formatDate } from "#ui/shared/format/format.ts"

import { FactList } from "../FactList.tsx"
import { FileFrame } from "../frame/FileFrame.tsx"
import { type Column, DataTable } from "../table/DataTable.tsx"
import { importQuery } from "./imports.ts"

const ApplyDialog = lazyDialog(async () => (await import("./ApplyDialog.tsx")).ApplyDialog)
const DropDialog = lazyDialog(async () => (await import("./DropDialog.tsx")).DropDialog)

const stateOf = ({ appliedAt, appliedTo, state }: ImportFile) => {
  if (state === "applying") return `Being applied, up to line ${appliedTo}`
  return appliedAt === null ? importStateLabels[state] : `Applied on ${formatDate(appliedAt)}`
}

const factsOf = (file: ImportFile): Readonly<Record<string, string>> => ({
  Holds: file.register ?? importKindLabels[file.kind],
  State: stateOf(file),
  "Good lines": String(file.good),
  "Wrong lines": String(file.bad),
  Sent: `${formatDate(file.createdAt)} by ${file.createdByName}`,
  Invitations: file.invites ? "Everybody in it is written to once" : ""
})

type Row = LineFault & { readonly id: string }

const columns: ReadonlyArray<Column<Row>> = [
  { label: "Line", cell: ({ line }) => line, by: ({ line }) => line },
  {
    label: "Column",
    cell: ({ column }) => <Box sx={{ whiteSpace: "nowrap" }}>{column ?? "The whole line"}</Box>,
    by: ({ column }) => column ?? ""
  },
  { label: "What is wrong", cell: ({ message }) => message, by: ({ message }) => message }
]

const rowOf = ({ column, line, message }: LineFault): Row => ({
  id: `${line} ${column ?? ""}`,
  column,
  line,
  message
})

const Faults = ({ file: { bad, faults, id } }: { readonly file: ImportFile }) => (
  <>
    <Typography variant="h4" component="h2" sx={{ mt: 4, mb: 1 }}>
      What is wrong
    </Typography>
    {faults.length === 0 ? (
      <Typography sx={{ color: "text.secondary" }}>
        {bad === 0 ? "Nothing." : `The lines of this file were kept for ${importDays} days.`}
      </Typography>
    ) : (
      <>
        <Typography sx={{ mb: 2 }}>
          {faults.length >= firstFaults && `The first ${firstFaults} faults. `}
          <MuiLink href={`/admin/imports/${id}/faults.csv`} download>
            The wrong lines as a file
          </MuiLink>
          , to be mended and sent again.
        </Typography>
        <DataTable label="Faults" columns={columns} rows={faults.map(rowOf)} />
      </>
    )}
  </>
)

/** The facts about the file, and the steps that can be taken. */
const FactsAndSteps = ({ file }: { readonly file: ImportFile }) => {
  const [step, setStep] = useState<"apply" | "drop" | null>(null)
  const place = useFocusAfterwards(step !== null)
  const close = () => setStep(null)
  return (
    <div ref={place} tabIndex={-1}>
      <FactList facts={factsOf(file)} />
      {file.state === "checked" && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="contained" disabled={file.good === 0} onClick={() => setStep("apply")}>
            Apply
          </Button>
          <Button variant="outlined" onClick={() => setStep("drop")}>
            Drop
          </Button>
        </Box>
      )}
      {step === "apply" && <ApplyDialog file={file} onClose={close} />}
      {step === "drop" && <DropDialog file={file} onClose={close} />}
    </div>
  )
}

/** A file that was sent: what its lines say, and what is wrong with them. */
export const ImportScreen = () => {
  const { id } = useParams<"/admin/imports/:id">()
  return (
    <FileFrame
      query={useQuery(importQuery(id))}
      titleOf={({ name }) => name}
      untitled="An import"
      failed="This import did not load."
    >
      {(file) => (
        <>
          <FactsAndSteps file={file} />
          <Faults file={file} />
        </>
      )}
    </FileFrame>
  )
}
