import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import MuiLink from "@mui/material/Link"
import Skeleton from "@mui/material/Skeleton"
import Typography from "@mui/material/Typography"
import { useQuery } from "@tanstack/react-query"
import { lazy, Suspense, useState } from "react"
import { useParams } from "wouter"

import { firstFaults, importKindLabels, importStateLabels } from "#domain/import/import-options.ts"
import type { ImportFile, LineFault } from "#domain/import/import.ts"
import { wordsFor } from "#ui/shared/api/call-error.ts"
import { useFocusAfterwards } from "#ui/shared/components/use-focus-afterwards.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { NotLoaded } from "#ui/shared/feedback/NotLoaded.tsx"
import { toast } from "#ui/shared/feedback/toast/toast.ts"
import { formatDate } from "#ui/shared/format/format.ts"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { FactList } from "../FactList.tsx"
import { AdminFrame } from "../frame/AdminFrame.tsx"
import { type Column, DataTable } from "../table/DataTable.tsx"
import { importQuery, useDropImport } from "./imports.ts"

const ApplyDialog = lazy(async () => ({ default: (await import("./ApplyDialog.tsx")).ApplyDialog }))

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
  { label: "Column", cell: ({ column }) => column ?? "The whole line", by: ({ column }) => column ?? "" },
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
    {bad === 0 ? (
      <Typography sx={{ color: "text.secondary" }}>Nothing.</Typography>
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

const Steps = ({ file }: { readonly file: ImportFile }) => {
  const [isApplying, setIsApplying] = useState(false)
  const { error, mutateAsync } = useDropImport(file.id)
  const { isBusy, start } = useOnce(async () => {
    await mutateAsync(undefined).then(
      () => toast({ title: "Dropped", description: "Nothing of it is applied." }),
      () => undefined
    )
  })
  const place = useFocusAfterwards(isApplying || isBusy)
  return (
    <div ref={place} tabIndex={-1}>
      {error && <ErrorAlert>{wordsFor(error, "Please try again.")}</ErrorAlert>}
      {file.state === "checked" && (
        <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1 }}>
          <Button variant="contained" disabled={file.good === 0} onClick={() => setIsApplying(true)}>
            Apply
          </Button>
          <Button variant="outlined" loading={isBusy} onClick={() => void start()}>
            Drop
          </Button>
        </Box>
      )}
      <Suspense>{isApplying && <ApplyDialog file={file} onClose={() => setIsApplying(false)} />}</Suspense>
    </div>
  )
}

/** A file that was sent: what its lines say, and what is wrong with them. */
export const ImportScreen = () => {
  const { id } = useParams<"/admin/imports/:id">()
  const { data, error, refetch } = useQuery(importQuery(id))
  return (
    <AdminFrame title={data?.name ?? "An import"} documentTitle={data?.name}>
      {error && !data && (
        <NotLoaded error={error} onRetry={refetch}>
          This import did not load.
        </NotLoaded>
      )}
      {!data && !error && <Skeleton variant="rounded" height={240} role="status" aria-label="Loading" />}
      {data && (
        <div>
          <FactList facts={factsOf(data)} />
          <Steps file={data} />
          <Faults file={data} />
        </div>
      )}
    </AdminFrame>
  )
}
